import { courseLabel, languageNames, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Thumbnail } from '../../list/thumbnail.tsx';
import { openRow } from '../../shell/open-row.ts';
import { ageText } from './age-text.ts';
import { belowName, besideLead, columns, narrowColumns } from './columns.ts';
import { IdCell } from './id-cell.tsx';
import { markColor } from './mark-color.ts';
import { marksOf } from './marks.ts';
import { StatusMark } from './status-mark.tsx';

/** Stands for no one. */
const emptyDoor = {
  border: '1px dashed var(--control-line)',
  backgroundColor: 'transparent',
  color: 'text.secondary',
} as const;

interface EnquiryRowProps {
  readonly enquiry: StoredEnquiry;
  /** The address that opens it. */
  readonly to: string;
  readonly isOpen: boolean;
  /** Current time in milliseconds, to the minute. */
  readonly now: number;
  /** Whether it is one of those that are changed together. */
  readonly isChosen: boolean;
  readonly onChosen: (id: string, chosen: boolean) => void;
}

/** One enquiry as a line that opens it. */
export const EnquiryRow = memo(function EnquiryRow({
  enquiry,
  to,
  isOpen,
  now,
  isChosen,
  onChosen,
}: EnquiryRowProps) {
  const { _id, name, course, status, createdAt, assignedTo, assignedName, language } = enquiry;
  const assignee = assignedTo ? assignedName || 'Assigned' : 'No one';
  const [mark] = marksOf(enquiry, now);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: columns,
        [besideLead]: { gridTemplateColumns: narrowColumns },
        [belowName]: { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingBlock: 0.5 },
        columnGap: 1,
        alignItems: 'center',
        minHeight: 52,
        borderBottom: 1,
        borderColor: 'divider',
        scrollMarginBlock: 80,
        lineHeight: 1.3,
        ...(isOpen && openRow),
        '&:hover': { backgroundColor: isOpen ? undefined : 'action.hover' },
      }}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={(_, checked) => onChosen(_id, checked)}
        slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        sx={{ padding: 0.5, zIndex: 1 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="h3"
          noWrap
          sx={{
            fontSize: '0.9375rem',
            fontWeight: 600,
            lineHeight: 1.3,
            [belowName]: { whiteSpace: 'normal' },
          }}
        >
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="hover"
            data-lead={_id}
            aria-current={isOpen ? 'true' : undefined}
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {name}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          sx={{ fontSize: '0.8125rem', [belowName]: { whiteSpace: 'normal' } }}
        >
          {language && language !== 'en' && (
            <Box component="b" lang={language} sx={{ marginInlineEnd: 0.75 }}>
              {languageNames[language]}
            </Box>
          )}
          {courseLabel(course) || 'No course chosen'}
        </Typography>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: 3, md: 'auto' },
          textAlign: { xs: 'end', md: 'start' },
          [belowName]: { gridColumn: 2, textAlign: 'start' },
        }}
      >
        {mark && (
          <Typography
            variant="body2"
            noWrap
            sx={{
              color: markColor(mark),
              fontWeight: mark.urgent ? 600 : 400,
              lineHeight: 1.25,
              [belowName]: { whiteSpace: 'normal' },
            }}
          >
            <span aria-hidden="true">{mark.short}</span>
            <span className="visually-hidden">{mark.text}</span>
          </Typography>
        )}
        <Box sx={{ display: { md: 'none' } }}>
          <StatusMark status={status} />
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <StatusMark status={status} />
      </Box>
      <Box
        title={assignee}
        sx={{
          display: { xs: 'none', md: 'block' },
          [besideLead]: { display: 'none' },
          ...(!assignedTo && { '& > div': emptyDoor }),
        }}
      >
        <Thumbnail person={assignedTo ? assignee : '–'} />
        <span className="visually-hidden">{assignee}</span>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ display: { xs: 'none', md: 'block' }, [besideLead]: { display: 'none' } }}
      >
        {ageText(createdAt, now)}
      </Typography>
      <Box sx={{ display: 'contents', [besideLead]: { display: 'none' } }}>
        <IdCell id={_id} name={name} />
      </Box>
    </Box>
  );
});
