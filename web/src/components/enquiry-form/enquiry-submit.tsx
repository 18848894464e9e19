import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import * as texts from '../../texts/en/enquiry.ts';
import type { EnquiryPhase } from './use-enquiry-form.ts';

const labels: Record<EnquiryPhase, string> = {
  editing: texts.submit,
  sending: texts.submitting,
  stored: texts.sent,
  kept: texts.saved,
};

interface EnquirySubmitProps extends Pick<ComponentProps<typeof Button>, 'kind'> {
  readonly phase: EnquiryPhase;
}

/** Submit button of the enquiry forms. While busy it ignores clicks but keeps the focus. */
export function EnquirySubmit({ phase, kind }: EnquirySubmitProps) {
  return (
    <Button type="submit" kind={kind} aria-disabled={phase === 'editing' ? undefined : true}>
      {labels[phase]}
    </Button>
  );
}
