import { Button } from '../../../components/button.tsx';
import { addToCalendar } from '../../../texts/en/parts.ts';

/** Id of the form that answers with the calendar file of a booking. */
export const calendarForm = 'calendar';

/** Sends that form, wherever on its page it stands. */
export const AddToCalendar = () => (
  <Button type="submit" form={calendarForm}>
    {addToCalendar}
  </Button>
);
