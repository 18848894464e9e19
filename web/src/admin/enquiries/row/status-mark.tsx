import type { StoredEnquiry } from '@institute/schema';
import Typography from '@mui/material/Typography';
import { StateDot, type StateKind } from '../../list/state-dot.tsx';

type Status = StoredEnquiry['status'];

/** The mark of each status. */
export const statusDots: Record<Status, StateKind> = {
  new: 'new',
  contacted: 'full',
  'demo booked': 'warning',
  enrolled: 'good',
  closed: 'over',
  spam: 'bad',
};

/** The status of an enquiry, as a word with its mark. */
export const StatusMark = ({ status }: { readonly status: Status }) => (
  <Typography variant="body2" component="span">
    <StateDot kind={statusDots[status]}>{status}</StateDot>
  </Typography>
);
