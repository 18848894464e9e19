import type { EnquiryPhase } from './use-enquiry-form.ts';
import { Button } from '../button.tsx';

const labels: Record<EnquiryPhase, string> = {
  editing: 'Submit Enquiry',
  sending: 'Submitting...',
  stored: 'Enquiry Sent',
  kept: 'Enquiry Saved',
};

/** Submit button of the enquiry forms. While busy it ignores clicks but keeps the focus. */
export function EnquirySubmit({ phase }: { readonly phase: EnquiryPhase }) {
  return (
    <Button type="submit" aria-disabled={phase === 'editing' ? undefined : true}>
      {labels[phase]}
    </Button>
  );
}
