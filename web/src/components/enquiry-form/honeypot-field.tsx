import { leaveEmpty } from '../../texts/en/enquiry.ts';
import { honeypot } from './use-enquiry-form.ts';

/** A field that is hidden from people, and from what fills in forms for them; whoever fills it in is a bot. */
export function HoneypotField() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {leaveEmpty}
        <input
          name={honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore
        />
      </label>
    </p>
  );
}
