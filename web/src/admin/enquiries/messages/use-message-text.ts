import {
  filledIn,
  placeholdersIn,
  type StoredEnquiry,
  type Template,
  courseLabel,
  dayText,
  localDay,
  timesText,
  type NewFeeSheet,
  type Placeholder,
  type StoredBatch,
  type CourseName,
} from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { liveAll } from '../../../lib/firebase/live/live-content.ts';
import { useCourseNames } from '../../editor/form/list-heads.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';

/** The batch that was asked about, or else the next one of the course. */
function batchFor(
  { batch }: StoredEnquiry,
  course: CourseName | undefined,
  batches: readonly StoredBatch[],
): StoredBatch | undefined {
  const asked = batches.find(({ _id }) => _id === batch?.id);
  if (asked || !course) return asked;
  const today = localDay(new Date());
  const [next] = batches
    .filter((each) => each.course === course._id && each.state === 'open')
    .filter(({ firstDay }) => firstDay >= today)
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));
  return next;
}

/** What is known for the placeholders of a message, and what it asks the fees of. */
function factsOf(
  enquiry: StoredEnquiry,
  courses: readonly CourseName[],
  batches: readonly StoredBatch[],
): { sheet: NewFeeSheet | undefined; facts: Partial<Record<Placeholder, string>> } {
  const label = courseLabel(enquiry.course);
  const asked = batches.find(({ _id }) => _id === enquiry.batch?.id);
  const course = courses.find(({ _id, title }) =>
    asked ? _id === asked.course : title.toLowerCase() === label.toLowerCase(),
  );
  const batch = batchFor(enquiry, course, batches);
  return {
    sheet: course && course.price > 0 ? { course: course._id, batch: asked?._id ?? '' } : undefined,
    facts: {
      name: enquiry.name,
      course: course?.title ?? label,
      ...(batch && { batch: `${dayText(batch.firstDay)}, ${timesText(batch.days)}` }),
    },
  };
}

type Message = Pick<Template, 'subject' | 'text'>;

/** A template filled in for an enquiry; undefined until everything that it needs is known. */
export function useMessageText(
  enquiry: StoredEnquiry,
  template: Message | undefined,
): Message | undefined {
  const courses = useCourseNames();
  const batches = useLive(liveAll('batches'));
  const isRead = courses !== undefined && batches.status !== 'loading';
  const { sheet: body, facts } = factsOf(
    enquiry,
    courses ?? [],
    batches.status === 'ready' ? batches.data : [],
  );
  const { subject = '', text = '' } = template ?? {};
  const wanted = placeholdersIn(subject + text);
  const sheet = useQuery({
    queryKey: ['fee sheet', body],
    queryFn: () => body && callApi('makeFeeSheet', { body }),
    enabled: wanted.includes('fee sheet') && body !== undefined,
    staleTime: 60_000,
    retry: false,
  });
  const slot = useQuery({
    queryKey: ['booked class', enquiry._id],
    queryFn: () => callApi('readBookedClass', { id: enquiry._id }),
    enabled: wanted.includes('slot'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!template || !isRead || sheet.isLoading || slot.isLoading) return undefined;
  const all = {
    ...facts,
    ...(slot.data && { slot: slot.data.text }),
    ...(sheet.data && { 'fee sheet': `${location.origin}/fees/${sheet.data._id}` }),
  };
  return { subject: filledIn(subject, all), text: filledIn(text, all) };
}
