import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { besideLead, columns, narrowColumns } from './columns.ts';

interface EnquiryColumnsProps {
  readonly isAllChosen: boolean;
  readonly isSomeChosen: boolean;
  readonly onAllChosen: (chosen: boolean) => void;
}

/** The heads of the columns, with the choice of all rows; phones show neither. */
export const EnquiryColumns = ({ isAllChosen, isSomeChosen, onAllChosen }: EnquiryColumnsProps) => (
  <Box
    sx={{
      display: { xs: 'none', md: 'grid' },
      gridTemplateColumns: columns,
      [besideLead]: { gridTemplateColumns: narrowColumns },
      columnGap: 1,
      alignItems: 'center',
      color: 'text.secondary',
      fontSize: '0.8125rem',
    }}
  >
    <Checkbox
      size="small"
      checked={isAllChosen}
      indeterminate={isSomeChosen && !isAllChosen}
      onChange={(_, checked) => onAllChosen(checked)}
      slotProps={{ input: { 'aria-label': 'Select all shown' } }}
      sx={{ padding: 0.5 }}
    />
    {['Who and what', 'Due', 'Status'].map((head) => (
      <span key={head}>{head}</span>
    ))}
    <Box sx={{ display: 'contents', [besideLead]: { display: 'none' } }}>
      {['With', 'Age', '_id'].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </Box>
  </Box>
);
