import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { saveFile } from '../shell/files/save-file.ts';
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

/** The figures as bars; whoever cannot see them reads the table below. */
function Chart({ title, labels, series, isStacked, row }: Figures) {
  return (
    <Box aria-hidden sx={{ minWidth: 0 }}>
      <BarChart
        title={title}
        height={300}
        colors={colors}
        disableKeyboardNavigation
        xAxis={[{ data: [...labels], label: row }]}
        yAxis={[{ width: 44, min: 0 }]}
        series={series.map(({ name, values }) => ({
          label: name,
          data: [...values],
          ...(isStacked && { stack: 'all' }),
        }))}
        margin={{ left: 0, right: 8 }}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}

function FiguresTable({ title, row, labels, series, texts }: Figures) {
  const columns = [
    ...series.map(({ name, values }) => ({ name, values: values.map(String) })),
    ...texts,
  ];
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
                {label}
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

/** A chart with the same figures in a table and as CSV. */
export function FiguresSection({ figures }: { readonly figures: Figures }) {
  const id = useId();
  const { title } = figures;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id={id} variant="h3" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        <Button
          aria-label={`Export CSV: ${title}`}
          onClick={() => saveFile(fileName(title), 'text/csv', figuresCsv(figures))}
        >
          Export CSV
        </Button>
      </Stack>
      <Chart {...figures} />
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
          Table
        </Box>
        <FiguresTable {...figures} />
      </Box>
    </Box>
  );
}
