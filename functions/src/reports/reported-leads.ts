import {
  collections,
  courseLabel,
  dayAfter,
  storedEnquiry,
  type ReportedLeads,
  type StoredEnquiry,
} from '@institute/schema';
import { parseDocument } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { isCounted, nameOf, reached } from './aggregate-day.ts';
import { readLeads, type Known } from './read-records.ts';

/** Most leads of an answer. */
const most = 200;

/** The days whose leads are read at once: a course has few of them. */
const spans = { all: 31, course: 366 } as const;

/** Whether a number counts a lead; courses go by the name that people see. */
function isMeant(lead: Known, { step, by, name }: ReportedLeads): boolean {
  if (!isCounted(lead) || !reached[step](lead)) return false;
  if (!by) return true;
  if (by === 'visited') return lead.visits !== undefined;
  const found = nameOf[by](lead);
  return (by === 'courses' ? courseLabel(found) : found) === name;
}

/** The newest leads that one number of a report counts; of those who wait, the one who has waited longest is first (reports-5). */
export async function readReportedLeads({
  query,
}: {
  query: ReportedLeads;
}): Promise<{ leads: StoredEnquiry[]; isWhole: boolean }> {
  const span = spans[query.course ? 'course' : 'all'];
  const found: Known[] = [];
  for (let to = query.to; to >= query.from && found.length <= most; to = dayAfter(to, -span)) {
    const first = dayAfter(to, 1 - span);
    const read = await readLeads(first < query.from ? query.from : first, to, query.course);
    const meant = read.filter((lead) => isMeant(lead, query));
    found.push(...meant.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)));
  }
  const newest = found.slice(0, most);
  const shown = query.step === 'waiting' ? newest.toReversed() : newest;
  const documents = shown.map(({ _id }) => firestore().collection(collections.enquiries).doc(_id));
  const docs = documents.length > 0 ? await firestore().getAll(...documents) : [];
  const leads = docs.flatMap((each) => parseDocument(storedEnquiry, each) ?? []);
  return { leads, isWhole: found.length <= most };
}
