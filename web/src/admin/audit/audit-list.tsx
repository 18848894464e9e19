import type { AuditEvent, StaffMember } from '@institute/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeText } from '../editor/time-text.ts';
import { actionLabel, personLabel, subjectLabel } from './audit-labels.ts';

interface AuditListProps {
  readonly events: readonly AuditEvent[];
  readonly staff: ReadonlyMap<string, StaffMember>;
}

/** The events: when, who and what, in columns where there is room. */
export function AuditList({ events, staff }: AuditListProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {events.map((event) => (
        <Box
          key={event._id}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '12rem 14rem 14rem minmax(0, 1fr)' },
            columnGap: 2,
            paddingBlock: 1,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography variant="body2" color="textSecondary" component="time" dateTime={event.at}>
            {timeText(event.at)}
          </Typography>
          <Typography variant="body2">{personLabel(event, staff)}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {actionLabel(event)}
          </Typography>
          <Typography variant="body2">{subjectLabel(event, staff)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
