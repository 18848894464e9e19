import { ownAndUnassigned, toAnswerStatus, wholeView, type EnquiryView } from './enquiry-view.ts';

interface NamedView {
  readonly name: string;
  readonly view: EnquiryView;
}

/** Those of whom Today tells, too, whoever they are assigned to; who waits longest is first. */
const toAnswer: EnquiryView = { ...wholeView, status: toAnswerStatus, order: 'oldest' };

/** The views that everyone has, in the order of a day's work. */
export const everyonesViews: readonly NamedView[] = [
  { name: 'Mine and unassigned', view: { ...wholeView, assigned: ownAndUnassigned } },
  { name: 'To answer', view: toAnswer },
  { name: 'Follow-ups due', view: { ...wholeView, followUp: 'due' } },
  { name: 'Demo booked', view: { ...wholeView, status: 'demo booked' } },
  { name: 'All', view: wholeView },
];

/** Where the view of who is to be answered stands among them. */
export const toAnswerAt = everyonesViews.findIndex(({ view }) => view === toAnswer);

const filters = (Object.keys(wholeView) as (keyof EnquiryView)[]).filter(
  (name) => name !== 'order' && name !== 'layout',
);

/** Which of them a view is, in whatever order; -1 for none. */
export const everyonesViewAt = (view: EnquiryView): number =>
  everyonesViews.findIndex((each) => filters.every((name) => each.view[name] === view[name]));
