import {
  courseLabel,
  dayText,
  indianDay,
  timesText,
  type NewFeeSheet,
  type Placeholder,
  type StoredBatch,
  type CourseName,
  type StoredEnquiry,
} from '@institute/schema';

/** The batch that was asked about, or else the next one of the course. */
function batchFor(
  { batch }: StoredEnquiry,
  course: CourseName | undefined,
  batches: readonly StoredBatch[],
): StoredBatch | undefined {
  const asked = batches.find(({ _id }) => _id === batch?.id);
  if (asked || !course) return asked;
  const today = indianDay(new Date());
  const [next] = batches
    .filter((each) => each.course === course._id && each.state === 'open')
    .filter(({ firstDay }) => firstDay >= today)
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));
  return next;
}

/** What is known for the placeholders of a message, and what it asks the fees of. */
export function factsOf(
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
