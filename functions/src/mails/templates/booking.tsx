import { pathIn, textsIn, type Language, momentText } from '@institute/schema';
import { siteAddress } from '../../platform/site-address.ts';
import { bookingIn } from '../../texts/booking-in.ts';
import { enquiryIn } from '../../texts/enquiry-in.ts';
import { useRendering } from '../parts/alternative.tsx';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Letter } from '../parts/letter.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { phoneOf, placeAt, placeLines } from '../parts/place-at.ts';
import { Ticket } from '../parts/ticket.tsx';

interface BookingProps {
  /** Absent from what was stored before there was another. */
  readonly language?: Language;
  readonly title: string;
  /** What has happened, in sentences. */
  readonly text: string;
  /** Of whoever booked; empty until the address is confirmed. */
  readonly name: string;
  readonly demoClass: { readonly title: string; readonly day: string; readonly when: string };
  readonly where: string;
  /** Where a class in the classroom is; empty for one online. */
  readonly branch: string;
  /** Who teach its course. Absent from what was stored before they were told. */
  readonly trainers?: readonly string[];
  /** Whether it is on the waiting list. */
  readonly waits?: boolean;
  /** Until when a place is held; empty for none. */
  readonly offeredUntil: string;
  /** The link of an online class, or where it is found; empty for neither. */
  readonly joinLink: string;
  readonly joining: string;
  /** To the booking; empty once it is over. */
  readonly link: string;
}

export function Booking(props: BookingProps) {
  const { language = 'en', title, text, name, demoClass, where, branch, trainers = [] } = props;
  const { waits, offeredUntil, joinLink, joining, link } = props;
  const texts = bookingIn[language];
  const { institute } = useRendering();
  const there = placeAt(institute, branch, language);
  return (
    <Letter
      title={title}
      preview={`${demoClass.when}, ${there?.address ?? where}`}
      why={texts.why}
      language={language}
    >
      <Paragraph>{texts.hello(name)}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Ticket {...demoClass} language={language} />
      <Facts
        of={[
          {
            label: texts.where,
            value: where,
            lines: placeLines(there, texts.openMap),
          },
          { label: texts.taughtBy, value: trainers.join(', ') },
          {
            label: texts.heldUntil,
            value:
              offeredUntil &&
              texts.moment(
                momentText(offeredUntil, textsIn[language].dates),
                textsIn[language].timeName,
              ),
          },
          { label: texts.joinHere, value: joinLink, to: joinLink },
          ...(link
            ? [
                { label: texts.bringLabel, value: branch ? texts.bringToRoom : texts.bringOnline },
                { label: texts.cost, value: texts.nothing },
              ]
            : []),
          { label: texts.questions, ...phoneOf(institute, there) },
        ]}
      />
      {joining && <Paragraph>{joining}</Paragraph>}
      {link ? (
        <>
          {!offeredUntil && (
            <Paragraph>{waits ? texts.leaveList : texts.untilHourBefore}</Paragraph>
          )}
          <Button to={link}>{waits || offeredUntil ? texts.openPlace : texts.open}</Button>
        </>
      ) : (
        <Button to={`${siteAddress()}${pathIn(language, '/demo')}`}>
          {enquiryIn[language].demoClasses}
        </Button>
      )}
    </Letter>
  );
}
