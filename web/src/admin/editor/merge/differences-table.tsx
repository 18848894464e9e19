import { describeValue, type Difference } from '@institute/schema';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { labelOf, type AnyField } from '../form/field.ts';

interface DifferencesTableProps {
  readonly fields: readonly AnyField[];
  readonly differences: readonly Difference[];
  /** Heading of each value column, and the side it shows. */
  readonly columns: readonly { readonly title: string; readonly side: 'ours' | 'theirs' }[];
}

/** The differences between two versions, one field per row. */
export function DifferencesTable({ fields, differences, columns }: DifferencesTableProps) {
  return (
    <Table
      size="small"
      sx={{ tableLayout: 'fixed', '& th, & td': { paddingInline: { xs: 0.5, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          {columns.map(({ title }) => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map((difference) => (
          <TableRow key={difference.path} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              {labelOf(fields, difference.path)}
            </TableCell>
            {columns.map(({ title, side }) => (
              <TableCell key={title}>
                <Box sx={{ maxHeight: '8rem', overflow: 'auto', overflowWrap: 'anywhere' }}>
                  {describeValue(difference[side])}
                </Box>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
