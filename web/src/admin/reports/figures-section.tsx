import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { saveFile } from '../shell/files/save-file.ts';
import { asItIs } from './chart.ts';
import { FiguresChart, type ShownProps } from './figures-chart.tsx';
import { figuresCsv, type Figures } from './figures.ts';

const fileName = (title: string): string => `${title.toLowerCase().replaceAll(' ', '-')}.csv`;

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
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, ...(figures.shape === 'line' && { gridColumn: '1 / -1' }) }}
    >
      <Typography id={id} component="h3" variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {finding}
      </Typography>
      <FiguresChart figures={figures} leadsOf={leadsOf} />
      <Button
        size="small"
        aria-label={`Export CSV: ${title}`}
        sx={{ float: 'inline-end' }}
        onClick={() => saveFile(fileName(title), 'text/csv', figuresCsv(figures))}
      >
        Export CSV
      </Button>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, fontSize: '0.875rem' }}>
          Table
        </Box>
        <FiguresTable figures={figures} leadsOf={leadsOf} />
      </Box>
    </Box>
  );
}
