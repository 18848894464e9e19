import { institute } from '@institute/schema';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Choice } from '../../list/list-tools.tsx';
import { tabPath } from '../../shell/tabs.ts';
import { rowStates, type JudgedRow, type RowState } from './judge-rows.ts';

const shownAtOnce = 50;

const countText = (rows: readonly JudgedRow[]): string =>
  Object.entries(rowStates)
    .map(([state, label]) => [label, rows.filter((row) => row.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label}: ${count.toLocaleString(institute.locale)}`)
    .join(' · ');

function Outcome({ row }: { readonly row: JudgedRow }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {row.number}
      </TableCell>
      <TableCell>
        {row.cells.name}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[row.cells.phone, row.cells.email].filter(Boolean).join(', ')}
        </Typography>
      </TableCell>
      <TableCell>
        {rowStates[row.state]}
        {row.why && `: ${row.why}`}{' '}
        {row.duplicateOf && (
          <Link component={RouterLink} to={tabPath('enquiries', row.duplicateOf)}>
            Open enquiry
          </Link>
        )}
      </TableCell>
    </TableRow>
  );
}

/** What becomes of each row of the file. */
export function OutcomeList({ rows }: { readonly rows: readonly JudgedRow[] }) {
  const [state, setState] = useState('');
  const [shownCount, setShownCount] = useState(shownAtOnce);
  const found = state === '' ? rows : rows.filter((row) => row.state === state);
  return (
    <Stack spacing={2}>
      <Typography role="status">{countText(rows)}</Typography>
      <Choice
        label="Show"
        none="All rows"
        value={state}
        options={Object.entries(rowStates).map(([value, label]) => ({ value, label }))}
        onChange={(chosen) => {
          setState(chosen as RowState | '');
          setShownCount(shownAtOnce);
        }}
      />
      <TableContainer tabIndex={0} role="region" aria-label="Rows of the file">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>Name, phone, email</TableCell>
              <TableCell>Result</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice(0, shownCount).map((row) => (
              <Outcome key={row.id} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {found.length > shownCount && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => setShownCount(shownCount + shownAtOnce)}
        >
          Show {shownAtOnce} more
        </Button>
      )}
    </Stack>
  );
}
