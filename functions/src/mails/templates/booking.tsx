import { institute } from '@institute/schema';
import { momentText } from '../../platform/moment-text.ts';
import { useRendering } from '../parts/alternative.tsx';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Letter } from '../parts/letter.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Ticket } from '../parts/ticket.tsx';

interface BookingProps {
  readonly title: string;
  /** What has happened, in sentences. */
  readonly text: string;
  /** Of whoever booked; empty until the address is confirmed. */
  readonly name: string;
  readonly demoClass: { readonly title: string; readonly day: string; readonly when: string };
  readonly where: string;
  /** Where a class in the classroom is; empty for one online. */
  readonly branch: string;
  /** Until when a place is held; empty for none. */
  readonly offeredUntil: string;
  /** The link of an online class, or where it is found; empty for neither. */
  readonly joinLink: string;
  readonly joining: string;
  /** To the booking; empty once it is over. */
  readonly link: string;
}

/** What to bring to a class; one online has no branch. */
const bring = (branch: string) => ({
  label: 'Bring',
  value: `${branch ? 'A notebook and your' : 'Your'} questions. There is nothing to prepare.`,
});

export function Booking(props: BookingProps) {
  const { title, text, name, demoClass, where, branch, offeredUntil, joinLink, joining, link } =
    props;
  const { address, map, phone, phoneLink } = useRendering().institute;
  const isThere = branch !== '' && address.includes(branch);
  return (
    <Letter
      title={title}
      why="You get this email because a demo class was booked with your address."
    >
      <Paragraph>{name === '' ? 'Hello,' : `Hello ${name},`}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Ticket {...demoClass} />
      <Facts
        of={[
          {
            label: 'Where',
            value: where,
            lines: isThere ? [{ text: address }, { text: map && 'Open in Maps', to: map }] : [],
          },
          {
            label: 'Held for you until',
            value: offeredUntil && `${momentText(offeredUntil)} (${institute.timeName})`,
          },
          { label: 'Join here', value: joinLink, to: joinLink },
          ...(link ? [bring(branch), { label: 'Cost', value: 'Nothing' }] : []),
          { label: 'Questions', value: phone, to: phoneLink },
        ]}
      />
      {joining && <Paragraph>{joining}</Paragraph>}
      {link && (
        <>
          <Paragraph>See, move or cancel your booking up to an hour before the class.</Paragraph>
          <Button to={link}>Open your booking</Button>
        </>
      )}
    </Letter>
  );
}
