import { website } from '../../texts/en/enquiry.ts';
import { honeypot } from './use-enquiry-form.ts';

/** A field that is hidden from people; whoever fills it in is a bot. */
export function HoneypotField() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {website}
        <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
