import Button from '@mui/material/Button';
import { NothingYet } from '../list/nothing-yet.tsx';
import type { EnquiryView } from './enquiry-view.ts';

interface NoEnquiriesProps {
  readonly view: EnquiryView;
  readonly onView: (view: EnquiryView) => void;
}

/** Stands where no enquiry is shown, and shows those of everyone if that may be why. */
export const NoEnquiries = ({ view, onView }: NoEnquiriesProps) => (
  <NothingYet seed="enquiries" text="No enquiries found.">
    {view.assigned === 'everybody' ? (
      'New enquiries appear here automatically. A search or filter may be hiding others.'
    ) : (
      <Button onClick={() => onView({ ...view, assigned: 'everybody' })}>Show everyone’s</Button>
    )}
  </NothingYet>
);
