import {
  institute,
  languageNames,
  type Language,
  type StoredEnquiry,
  momentText,
} from '@institute/schema';
import { Fragment } from 'react';
import { siteAddress } from '../../platform/site-address.ts';
import { bookingIn } from '../../texts/booking-in.ts';
import { enquiryIn } from '../../texts/enquiry-in.ts';
import { useRendering } from '../parts/alternative.tsx';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Letter } from '../parts/letter.tsx';
import { LinkList } from '../parts/link-list.tsx';
import { Paragraph, Typed } from '../parts/paragraph.tsx';
import { phoneOf, placeAt, placeLines } from '../parts/place-at.ts';
import { Ticket } from '../parts/ticket.tsx';

const enquiries = () => `${siteAddress()}/admin/enquiries`;

const toStaff = 'You get this email because enquiries are emailed to this address.';

interface NewEnquiryProps {
  readonly title: string;
  readonly enquiry: Pick<
    StoredEnquiry,
    | '_id'
    | 'name'
    | 'email'
    | 'phone'
    | 'course'
    | 'qualification'
    | 'experience'
    | 'placementRequired'
    | 'source'
    | 'page'
    | 'createdAt'
    | 'message'
    | 'language'
  >;
}

export const NewEnquiry = ({ title, enquiry }: NewEnquiryProps) => (
  <Letter title={title} preview={enquiry.message} why={toStaff}>
    <Facts
      of={[
        { label: 'Name', value: enquiry.name },
        { label: 'Email', value: enquiry.email },
        { label: 'Phone', value: enquiry.phone },
        { label: 'Course', value: enquiry.course },
        { label: 'Qualification', value: enquiry.qualification },
        { label: 'Experience', value: enquiry.experience },
        { label: 'Placement support', value: enquiry.placementRequired },
        { label: 'Language', value: enquiry.language ? languageNames[enquiry.language] : '' },
        { label: 'Sent from', value: `${enquiry.source} ${enquiry.page}` },
        { label: 'Received', value: `${momentText(enquiry.createdAt)} (${institute.timeName})` },
      ]}
    />
    {enquiry.message && <Typed text={enquiry.message} />}
    <Button to={`${enquiries()}/${enquiry._id}`}>Open the enquiry</Button>
  </Letter>
);

interface EnquiryCountProps {
  readonly title: string;
  /** Why they have no mails of their own. */
  readonly text: string;
}

/** Tells of enquiries without any of their content. */
export const EnquiryCount = ({ title, text }: EnquiryCountProps) => (
  <Letter title={title} why={toStaff}>
    <Paragraph>{text}</Paragraph>
    <Button to={enquiries()}>Open the enquiries</Button>
  </Letter>
);

interface UnansweredEnquiriesProps {
  readonly title: string;
  /** Without anything that names the visitor: an erasure does not reach sent mails. */
  readonly waiting: readonly {
    readonly id: string;
    readonly since: string;
    readonly assigned: string;
  }[];
  /** How many more there are. */
  readonly more: number;
}

export const UnansweredEnquiries = ({ title, waiting, more }: UnansweredEnquiriesProps) => (
  <Letter
    title={title}
    why="You get this email because late answers are emailed to this address each morning."
  >
    <LinkList
      of={waiting.map(({ id, since, assigned }) => ({
        text: `since ${momentText(since)}, ${assigned ? `assigned to ${assigned}` : 'unassigned'}`,
        to: `${enquiries()}/${id}`,
      }))}
    />
    {more > 0 && <Paragraph>and {more} older ones</Paragraph>}
  </Letter>
);

interface DayOfColleagueProps {
  readonly title: string;
  /** Without anything that names the visitor: an erasure does not reach sent mails. */
  readonly waiting: readonly { readonly id: string; readonly text: string }[];
  readonly followUps: readonly { readonly id: string; readonly text: string }[];
  /** How many more there are of both. */
  readonly more: number;
  /** The demo classes of the day, of whoever holds them. */
  readonly classes: readonly string[];
}

/** What one of the staff has to do today. */
export const DayOfColleague = ({
  title,
  waiting,
  followUps,
  more,
  classes,
}: DayOfColleagueProps) => {
  const lists = [
    { name: 'Waiting for your answer:', of: waiting },
    { name: 'To follow up:', of: followUps },
  ].filter(({ of }) => of.length > 0);
  return (
    <Letter
      title={title}
      why="You get this email in the morning when enquiries that are assigned to you need something."
    >
      {lists.map(({ name, of }) => (
        <Fragment key={name}>
          <Paragraph>{name}</Paragraph>
          <LinkList of={of.map(({ id, text }) => ({ text, to: `${enquiries()}/${id}` }))} />
        </Fragment>
      ))}
      {more > 0 && <Paragraph>and {more} more</Paragraph>}
      {classes.length > 0 && <Typed text={['Demo classes today:', ...classes].join('\n')} />}
      <Button to={`${siteAddress()}/admin/today`}>Open Today</Button>
    </Letter>
  );
};

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** Of the enquiry. */
  readonly language?: Language;
}

/** A message as one of the staff wrote it, in whichever language they chose. */
export const Message = ({ title, text, language = 'en' }: MessageProps) => (
  <Letter
    title={title}
    preview={text}
    why={enquiryIn[language].why}
    language={language}
    written={/\p{Script=Tamil}/u.test(text) ? 'ta' : 'en'}
  >
    <Typed text={text} />
  </Letter>
);

interface ThanksProps {
  readonly title: string;
  readonly language: Language;
  /** The course that was asked about, as the site calls it; empty where it is none of the site's. */
  readonly course: string;
  /** The batch that was asked about. */
  readonly batch?: {
    /** Whoever asks about such a batch is on its waiting list. */
    readonly isFull: boolean;
    /** Where few are left; absent where more are, and from what was stored before they were told. */
    readonly seatsLeft?: number;
    readonly day: string;
    readonly when: string;
    readonly where: string;
    readonly branch: string;
    /** Whether it is held at a place. */
    readonly isHeld?: boolean;
    readonly trainer: string;
    /** In which languages the trainer teaches it. Absent from what was stored before they were told. */
    readonly spoken?: string;
    readonly fee: string;
  };
  /** What there is to look at meanwhile. */
  readonly next?: { readonly to: string; readonly text: 'demoClasses' | 'course' };
}

/**
 * Tells whoever sent an enquiry that it arrived. Nothing in it was typed by a visitor: anybody can type anybody's
 * address.
 */
export function Thanks({ title, language, course, batch, next }: ThanksProps) {
  const texts = enquiryIn[language];
  const rendering = useRendering();
  const { where, openMap } = bookingIn[language];
  const there = placeAt(rendering.institute, batch?.branch ?? '', language, batch?.isHeld);
  const askedBatch = batch?.isFull ? texts.waitingBatch : texts.askedBatch;
  const asked = batch ? askedBatch : texts.askedAbout(course);
  const preview = [texts.answer, course && `${course}.`, batch?.when].filter(Boolean).join(' ');
  return (
    <Letter title={title} preview={preview} why={texts.whySent} language={language}>
      <Paragraph>
        {texts.thanks} {texts.answer}
      </Paragraph>
      {course && <Paragraph>{asked}</Paragraph>}
      {batch && <Ticket day={batch.day} title={course} when={batch.when} language={language} />}
      <Facts
        of={[
          {
            label: where,
            value: batch?.where ?? '',
            lines: placeLines(there, openMap),
          },
          {
            label: texts.trainer,
            value: batch?.trainer ?? '',
            lines: [{ text: (batch?.trainer && batch.spoken) ?? '' }],
          },
          { label: texts.fee, value: batch?.fee ?? '' },
          {
            label: texts.seats,
            value: batch?.seatsLeft ? texts.seatsLeft(batch.seatsLeft) : '',
            dots: batch?.seatsLeft,
          },
          { label: texts.sooner, ...phoneOf(rendering.institute, there) },
        ]}
      />
      {next && <Button to={next.to}>{texts[next.text]}</Button>}
    </Letter>
  );
}
