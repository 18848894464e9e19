import Box from '@mui/material/Box';
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
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { saveFile } from '../shell/files/save-file.ts';
import type { Place } from './leads-at.ts';
import { figuresCsv, type Figures } from './figures.ts';

const mixed = (color: string) => `color-mix(in srgb, var(--${color}) 50%, var(--ground))`;

const colors = [
  'var(--indigo)',
  'var(--turmeric)',
  'var(--leaf)',
  'var(--brick)',
  mixed('indigo'),
  mixed('leaf'),
  mixed('brick'),
  'var(--control-line)',
];

const fileName = (title: string): string => `${title.toLowerCase().replaceAll(' ', '-')}.csv`;

/** The address of the leads that a bar, or a number of the table, counts. */
type LeadsOf = (place: Place) => string | undefined;

interface ShownProps {
  readonly figures: Figures;
  readonly leadsOf: LeadsOf;
}

const asItIs = (label: string): string => label;

/** The figures as bars, each of which leads to its leads; whoever cannot see them reads the table below. */
function Chart({ figures, leadsOf }: ShownProps) {
  const { title, labels, labelText = asItIs, series, isStacked, row } = figures;
  const { tickText = labelText } = figures;
  const navigate = useNavigate();
  return (
    <Box aria-hidden sx={{ minWidth: 0 }}>
      <BarChart
        title={title}
        height={300}
        colors={colors}
        disableKeyboardNavigation
        xAxis={[
          {
            data: [...labels],
            valueFormatter: (label: string, { location }: { readonly location: string }) =>
              (location === 'tick' ? tickText : labelText)(label),
            label: row,
          },
        ]}
        yAxis={[{ width: 44, min: 0, tickMinStep: 1 }]}
        onItemClick={(_, { seriesId, dataIndex }) => {
          const leads = leadsOf({ series: String(seriesId), index: dataIndex });
          if (leads) navigate(leads);
        }}
        series={series.map(({ name, values }) => ({
          id: name,
          label: name,
          data: [...values],
          ...(isStacked
            ? { stack: 'all' }
            : { barLabel: 'value' as const, barLabelPlacement: 'outside' as const }),
        }))}
        margin={{ left: 0, right: 8 }}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}

function FiguresTable({ figures, leadsOf }: ShownProps) {
  const { title, row, labels, labelText = asItIs, series, texts } = figures;
  const linked = ({ name, values }: Figures['series'][number]) =>
    values.map((value, index) => {
      const leads = value > 0 ? leadsOf({ series: name, index }) : undefined;
      if (!leads) return value;
      const label = `${value}, ${name}, ${labelText(labels[index]!)}`;
      return (
        <Link key={label} component={RouterLink} to={leads} aria-label={label}>
          {value}
        </Link>
      );
    });
  const columns = [...series.map((each) => ({ name: each.name, values: linked(each) })), ...texts];
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`Table: ${title}`}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{row}</TableCell>
            {columns.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, index) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {labelText(label)}
              </TableCell>
              {columns.map(({ name, values }) => (
                <TableCell key={name} align="right">
                  {values[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface FiguresSectionProps extends ShownProps {
  /** What the chart says, in one sentence. */
  readonly finding: string;
}

/** A chart under what it says, with the same figures in a table and as CSV. */
export function FiguresSection({ figures, finding, leadsOf }: FiguresSectionProps) {
  const id = useId();
  const { title } = figures;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography
          id={id}
          component="h3"
          variant="body2"
          color="textSecondary"
          sx={{ marginInlineEnd: 'auto' }}
        >
          {title}
        </Typography>
        <Button
          aria-label={`Export CSV: ${title}`}
          onClick={() => saveFile(fileName(title), 'text/csv', figuresCsv(figures))}
        >
          Export CSV
        </Button>
      </Stack>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {finding}
      </Typography>
      <Chart figures={figures} leadsOf={leadsOf} />
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
          Table
        </Box>
        <FiguresTable figures={figures} leadsOf={leadsOf} />
      </Box>
    </Box>
  );
}
