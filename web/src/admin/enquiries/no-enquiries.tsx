import { mixedParts } from '@institute/schema';
import Button from '@mui/material/Button';
import { NothingYet } from '../list/nothing-yet.tsx';
import type { EnquiryView } from './enquiry-view.ts';
import { everyonesViewAt, everyonesViews } from './everyones-views.ts';

interface NoEnquiriesProps {
  readonly view: EnquiryView;
  readonly onView: (view: EnquiryView) => void;
}

/** What to do next where the enquiries of everyone are shown. */
function nextStep(view: EnquiryView, isWhole: boolean): string {
  if (mixedParts(view.search).length > 0)
    return 'Search by a name, a phone number or an email address alone.';
  return isWhole
    ? 'New enquiries appear here automatically.'
    : 'Change the search or the filters to see others.';
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
        nextStep(view, isWhole)
      ) : (
        <Button onClick={() => onView({ ...view, assigned: 'everybody' })}>Show everyone’s</Button>
      )}
    </NothingYet>
  );
}
