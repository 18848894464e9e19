import { problemKinds, type HealthProblem, type ProblemKind } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { useKnownCount } from '../shell/known-counts.ts';
import { documentLabel, documentPath } from '../shell/document-path.ts';
import { MendField } from './mend-field.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';

const kinds = Object.entries(problemKinds) as [ProblemKind, string][];

const queryKey = ['health'];

/** Whether both are told in the same words: a text can have the same link twice, and both are mended at once. */
const isSame = (one: HealthProblem, other: HealthProblem): boolean =>
  one.document === other.document && one.field === other.field && one.text === other.text;

/** What is wrong with the content; each line leads to its field (health-2), and some are mended in it. */
export function HealthTab() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => callApi('readHealth', {}),
    staleTime: 0,
  });
  useKnownCount('health', data?.length);
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);

  function onMended(problem: HealthProblem) {
    client.setQueryData<HealthProblem[]>(queryKey, (all) =>
      all?.filter((each) => !isSame(each, problem)),
    );
    // The line that had the focus is gone.
    title.current?.focus();
    void refetch();
  }

  return (
    <Stack component="section" aria-labelledby="health-title" spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'start' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography ref={title} tabIndex={-1} id="health-title" variant="h2">
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
            onMended={onMended}
          />
        ))}
    </Stack>
  );
}

interface ProblemsProps {
  readonly label: string;
  readonly problems: readonly HealthProblem[];
  readonly onMended: (problem: HealthProblem) => void;
}

const Problems = ({ label, problems, onMended }: ProblemsProps) =>
  problems.length > 0 && (
    <section aria-label={label}>
      <Typography variant="h3" sx={{ marginBlock: 1 }}>
        {label} ({problems.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {problems.map((problem, index) => {
          const { document, title, field, text, mend } = problem;
          if (problems.findIndex((each) => isSame(each, problem)) < index) return null;
          return (
            <Box
              component="li"
              key={`${document} ${field} ${text}`}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                rowGap: 1,
                alignItems: 'center',
                position: 'relative',
                paddingBlock: 1,
                borderTop: 1,
                '&:hover': { backgroundColor: 'action.hover' },
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
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
              {mend && (
                <MendField
                  problem={problem}
                  name={documentLabel(document, title)}
                  onMended={() => onMended(problem)}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
