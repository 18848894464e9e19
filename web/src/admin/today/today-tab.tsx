import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useToday, type TodayLine, type TodayPart } from './use-today.ts';

const Line = ({ line: { text, about, urgent = false, path } }: { readonly line: TodayLine }) => (
  <Box
    component="li"
    sx={{ paddingBlock: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
  >
    {path ? (
      <Link component={RouterLink} to={path}>
        {text}
      </Link>
    ) : (
      text
    )}{' '}
    <Typography
      component="span"
      variant="body2"
      color={urgent ? 'error' : 'textSecondary'}
      sx={{ fontWeight: urgent ? 600 : 400 }}
    >
      {about}
    </Typography>
  </Box>
);

function Part({
  part: { name, nothing, lines, failed, more, path },
}: {
  readonly part: TodayPart;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {name}
        {lines && lines.length > 0 && ` (${lines.length}${more ? ' or more' : ''})`}
      </Typography>
      {failed && <Alert severity="error">This could not be loaded. We are trying again.</Alert>}
      {!lines && !failed && <Skeleton height={32} />}
      {lines?.length === 0 && <Typography color="textSecondary">{nothing}</Typography>}
      {lines && lines.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      )}
      {more && (
        <Link component={RouterLink} to={path}>
          View all
        </Link>
      )}
    </Box>
  );
}

/** What has to be done today; each line leads to where it is done (dashboard-28). */
export function TodayTab() {
  const parts = useToday();
  const isRead = parts.every(({ lines, failed }) => lines ?? failed);
  const count = parts.reduce((sum, { lines }) => sum + (lines?.length ?? 0), 0);
  return (
    <Stack component="section" aria-labelledby="today-title" spacing={3}>
      <div>
        <Typography id="today-title" variant="h2">
          Today
        </Typography>
        <Typography color="textSecondary" role="status">
          {isRead && `${count} ${count === 1 ? 'thing to do' : 'things to do'}`}
        </Typography>
      </div>
      <Box
        sx={{
          columnCount: { xs: 1, lg: 2 },
          columnGap: 4,
          '& > *': { breakInside: 'avoid', marginBlockEnd: 3 },
        }}
      >
        {parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </Box>
    </Stack>
  );
}
