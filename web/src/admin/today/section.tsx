import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ReadFailure } from '../shell/read-state.tsx';
import type { TodayLine } from './today-line.ts';
import type { TodaySection } from './use-today.ts';

/** A share as a bar; what is less than half is shown as a lack. */
const Share = ({ of }: { readonly of: number }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      width: '8rem',
      height: 6,
      marginTop: 0.5,
      borderRadius: '3px',
      background: `linear-gradient(var(--${of < 0.5 ? 'brick' : 'indigo'}) 0 0) no-repeat var(--line)`,
    }}
    style={{ backgroundSize: `${of * 100}% 100%` }}
  />
);

const Line = ({
  line: { text, about, urgent = false, taken, action, path },
}: {
  readonly line: TodayLine;
}) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: action && 'minmax(0, 1fr) auto',
      columnGap: 1,
      justifyItems: 'start',
      paddingBlock: 0.75,
      borderTop: 1,
      borderColor: 'divider',
      overflowWrap: 'anywhere',
      fontSize: '0.9375rem',
    }}
  >
    {path ? (
      <Link
        component={RouterLink}
        to={path}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 600 }}
      >
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
    {taken !== undefined && <Share of={taken} />}
    {action && path && (
      <Button
        variant="outlined"
        component={RouterLink}
        to={path}
        aria-label={`${action} ${text}`}
        sx={{ gridArea: '1 / 2 / 3 / 3', alignSelf: 'center' }}
      >
        {action}
      </Button>
    )}
  </Box>
);

/** Lines under their name, or that they could not be read. */
export function Section({
  section: { name, lines, failed, more, path, retry },
}: {
  readonly section: TodaySection;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline', marginBottom: 0.5 }}>
        <Typography id={id} variant="h3" sx={{ marginInlineEnd: 'auto' }}>
          {name}
        </Typography>
        {more ? (
          <Link component={RouterLink} to={path} variant="body2">
            All<span className="visually-hidden">: {name}</span>
          </Link>
        ) : (
          lines &&
          lines.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {lines.length}
            </Typography>
          )
        )}
      </Box>
      {failed && <ReadFailure reason="This could not be loaded." onRetry={retry} />}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {lines?.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
    </Box>
  );
}
