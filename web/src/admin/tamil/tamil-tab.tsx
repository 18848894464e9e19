import {
  capitalised,
  collections,
  messages,
  translatedPath,
  type TranslationState,
} from '@institute/schema';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { GroupHead } from '../list/list-row.tsx';
import { ListViews } from '../list/list-views.tsx';
import { oneLineRows } from '../list/one-line-rows.ts';
import { StateDot } from '../list/state-dot.tsx';
import { documentPath, tabOf } from '../shell/document-path.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { TranslationEditor } from './translation-editor.tsx';
import { translationStates } from '../list/translation-states.ts';

/** Content that exists once stands together; the rest by its tab. */
function groupOf({ document }: TranslationState): string {
  const path = translatedPath(document.split('/')[1] ?? '') ?? '';
  return path.startsWith(collections.content)
    ? 'Pages'
    : capitalised((tabOf(path) ?? '').replace('-', ' '));
}

/** What is left to do, in few words. */
const leftOf = ({ missing, stale }: TranslationState): string =>
  [missing > 0 && `${missing} missing`, stale > 0 && `${stale} stale`].filter(Boolean).join(', ');

const isDone = ({ missing, stale }: TranslationState) => missing + stale === 0;

function Rows({ states }: { readonly states: readonly TranslationState[] }) {
  const groups = states.map(groupOf);
  return (
    <Table size="small" aria-labelledby="tamil-title" sx={oneLineRows}>
      <TableHead>
        <TableRow>
          <TableCell>English</TableCell>
          <TableCell>Tamil</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {states.map((state, index) => (
          <Fragment key={state.document}>
            {groups[index] !== groups[index - 1] && (
              <GroupHead columns={2}>{groups[index]}</GroupHead>
            )}
            <TableRow hover>
              <TableCell className="name">
                <Link
                  component={RouterLink}
                  to={`${documentPath(state.document)}${state.first && `#${state.first}`}`}
                  color="inherit"
                  underline="hover"
                  sx={{ fontWeight: 600 }}
                >
                  {state.title}
                </Link>
              </TableCell>
              <TableCell>
                <StateDot kind={isDone(state) ? 'good' : 'warning'}>
                  {leftOf(state) || 'Complete'}
                </StateDot>
              </TableCell>
            </TableRow>
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

/** Every document with texts, and what is left to do of its translation (tamil-12). */
function Translations() {
  const [view, setView] = useState('');
  const { data, error, refetch } = useQuery(translationStates());
  if (error)
    return <ReadFailure reason={messages.fetch.translation} onRetry={() => void refetch()} />;
  if (!data) return <LoadingShape of="rows" label="Loading the translations" />;
  const done = data.filter(isDone);
  const undone = data.filter((state) => !isDone(state));
  return (
    <Stack component="section" aria-labelledby="tamil-title" spacing={2}>
      <div>
        <Typography id="tamil-title" variant="h2">
          Tamil
        </Typography>
        <Typography color="textSecondary">
          {done.length} of {data.length} complete. Texts that are missing, or whose English has
          changed, show in English.
        </Typography>
      </div>
      <ListViews
        label="Which translations"
        views={[
          { value: '', label: 'All', count: data.length },
          { value: 'undone', label: 'To do', count: undone.length },
          { value: 'done', label: 'Complete', count: done.length },
        ]}
        value={view}
        onChange={setView}
      />
      <Rows states={view === '' ? data : view === 'done' ? done : undone} />
    </Stack>
  );
}

/** The site's texts in Tamil. */
export function TamilTab({ item }: { readonly item: string | undefined }) {
  const path = item === undefined ? undefined : translatedPath(item);
  return item === undefined || path === undefined ? (
    <Translations />
  ) : (
    <TranslationEditor key={item} id={item} path={path} />
  );
}
