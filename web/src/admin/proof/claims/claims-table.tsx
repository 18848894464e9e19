import { plainDay, type LedgerLine } from '@institute/schema';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { oneLineRows } from '../../list/one-line-rows.ts';
import { StateDot } from '../../list/state-dot.tsx';
import { conditions, sourceText } from './conditions.ts';
import { splitClaim } from './split-claim.ts';
import { largeText } from '../../shell/large-text.ts';
import { openRow } from '../../shell/open-row.ts';

const onlyWide = { display: { xs: 'none', md: 'table-cell' } };

/** The row itself opens the claim there. */
const onlyNarrow = { display: { xs: 'block', md: 'none' } };

const days = { ...onlyWide, textAlign: 'end', whiteSpace: 'nowrap' } as const;

const [narrow, wide] = ['@media (width < 56.25rem)', '@media (width >= 56.25rem)'] as const;

/** Cut after a line, as wide as there is room. */
const oneLine = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '1',
  [largeText]: { display: 'block' },
} as const;

const rows = {
  ...oneLineRows,
  // The day has to stand on one line.
  [narrow]: {
    ...oneLineRows[narrow],
    '& td:not(.name)': { maxWidth: 'none', textAlign: 'end' },
  },
  [wide]: { ...oneLineRows[wide], '& td.name:first-of-type': { width: '30%' } },
};

/** The panel beside the rows tells that day too, and leaves too little room for the source. */
const asOf = (isBesidePanel: boolean) => (isBesidePanel ? { ...days, display: 'none' } : days);

interface ClaimsTableProps {
  readonly lines: readonly LedgerLine[];
  /** Id of the claim that is open. */
  readonly opened: string | undefined;
  readonly onOpen: (line: LedgerLine) => void;
}

/** Claims as rows: the figure, its source, its days and its state. */
export const ClaimsTable = ({ lines, opened, onOpen }: ClaimsTableProps) => (
  <Table size="small" aria-labelledby="claims-title" sx={rows}>
    <TableHead>
      <TableRow>
        <TableCell>Figure</TableCell>
        <TableCell sx={onlyWide}>Source</TableCell>
        <TableCell sx={asOf(opened !== undefined)}>As of</TableCell>
        <TableCell sx={days}>Shown until</TableCell>
        <TableCell>State</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {lines.map((line) => (
        <ClaimRow
          key={line._id}
          line={line}
          isBesidePanel={opened !== undefined}
          isOpen={line._id === opened}
          onOpen={onOpen}
        />
      ))}
    </TableBody>
  </Table>
);

interface ClaimRowProps {
  readonly line: LedgerLine;
  readonly isBesidePanel: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (line: LedgerLine) => void;
}

function ClaimRow({ line, isBesidePanel, isOpen, onOpen }: ClaimRowProps) {
  const { condition, record } = line;
  const { label, dot } = conditions[condition];
  const [figure, rest] = splitClaim(line);
  return (
    <TableRow hover selected={isOpen} sx={{ position: 'relative', '&&.Mui-selected': openRow }}>
      <TableCell className="name">
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => onOpen(line)}
          sx={{
            position: 'static',
            display: 'block',
            minHeight: 44,
            width: '100%',
            textAlign: 'start',
            // The whole row opens it.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <Box component="span" sx={{ ...oneLine, fontWeight: 600 }}>
            {figure}
          </Box>
          <Box
            component="small"
            sx={{
              display: 'block',
              color: 'text.secondary',
              fontSize: '0.8125rem',
              [narrow]: oneLine,
            }}
          >
            {rest}
          </Box>
        </ButtonBase>
      </TableCell>
      <TableCell sx={{ ...onlyWide, fontSize: '0.8125rem' }}>{sourceText(line)}</TableCell>
      <TableCell sx={asOf(isBesidePanel)}>{record && plainDay(record.asOf)}</TableCell>
      <TableCell sx={days}>{record && plainDay(record.validUntil)}</TableCell>
      <TableCell>
        <StateDot kind={dot}>{label}</StateDot>
        {record && (
          <Box
            component="small"
            sx={{ ...onlyNarrow, whiteSpace: 'nowrap', textAlign: 'end', fontSize: '0.8125rem' }}
          >
            until {plainDay(record.validUntil)}
          </Box>
        )}
      </TableCell>
    </TableRow>
  );
}
