import Button from '@mui/material/Button';
import { NothingYet } from '../list/nothing-yet.tsx';
import type { EnquiryView } from './enquiry-view.ts';
import { everyonesViewAt, everyonesViews } from './everyones-views.ts';

interface NoEnquiriesProps {
  readonly view: EnquiryView;
  readonly onView: (view: EnquiryView) => void;
}

/** Stands where no enquiry is shown, and shows those of everyone if that may be why. */
export function NoEnquiries({ view, onView }: NoEnquiriesProps) {
  const isWhole = everyonesViews[everyonesViewAt(view)]?.name === 'All';
  return (
    <NothingYet
      seed="enquiries"
      text={isWhole ? 'No enquiries yet.' : 'No enquiries match these filters.'}
    >
      {view.assigned === 'everybody' ? (
        isWhole ? (
          'New enquiries appear here automatically.'
        ) : (
          'Change the search or the filters to see others.'
        )
      ) : (
        <Button onClick={() => onView({ ...view, assigned: 'everybody' })}>Show everyone’s</Button>
      )}
    </NothingYet>
  );
}
