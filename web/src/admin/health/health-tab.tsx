import { problemKinds, type HealthProblem, type ProblemKind } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { useKnownCount } from '../shell/known-counts.ts';
import { documentLabel, documentPath } from '../shell/document-path.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';

const kinds = Object.entries(problemKinds) as [ProblemKind, string][];

/** What is wrong with the content; each line leads to its field (health-2). */
export function HealthTab() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => callApi('readHealth', {}),
    staleTime: 0,
  });
  useKnownCount('health', data?.length);
  return (
    <Stack component="section" aria-labelledby="health-title" spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'start' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography id="health-title" variant="h2">
            Health
          </Typography>
          <Typography color="textSecondary">
            Problems visitors may run into. Select one to fix it.
          </Typography>
        </Box>
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking...' : 'Check again'}
        </Button>
      </Stack>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" label="Checking the content" />}
      {data?.length === 0 && <Alert severity="success">No problems found.</Alert>}
      {data &&
        kinds.map(([kind, label]) => (
          <Problems
            key={kind}
            label={label}
            problems={data.filter((problem) => problem.kind === kind)}
          />
        ))}
    </Stack>
  );
}

interface ProblemsProps {
  readonly label: string;
  readonly problems: readonly HealthProblem[];
}

const Problems = ({ label, problems }: ProblemsProps) =>
  problems.length > 0 && (
    <section aria-label={label}>
      <Typography variant="h3" sx={{ marginBlock: 1 }}>
        {label} ({problems.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {problems.map(({ document, title, field, text }) => (
          <Box
            component="li"
            key={`${document} ${field} ${text}`}
            sx={{
              position: 'relative',
              paddingBlock: 1,
              borderTop: 1,
              '&:hover': { backgroundColor: 'action.hover' },
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            <Link
              component={RouterLink}
              to={`${documentPath(document) ?? ''}#${field}`}
              color="inherit"
              underline="hover"
              sx={{
                display: 'inline-block',
                fontWeight: 600,
                '&::first-letter': { textTransform: 'uppercase' },
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {documentLabel(document, title)}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
