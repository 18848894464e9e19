import { feeTotal, gstIn, type StoredCourse } from '@institute/schema';
import { FeeDetails } from '../fee-details.tsx';
import * as texts from '../../../texts/en/course.ts';

type Priced = Pick<StoredCourse, 'price' | 'fees'>;

/** Whether a course says more of its fee than the price; 0 means "fee on request". */
export const hasFees = ({
  price,
  fees: { gstRate, instalments, included, notIncluded, refunds },
}: Priced): boolean =>
  price > 0 &&
  gstRate + instalments.length + included.length + notIncluded.length + refunds.length > 0;

/** The fees of a course (course-8). */
export function CourseFees({ course }: { readonly course: Priced }) {
  if (!hasFees(course)) return null;
  const { price, fees } = course;
  const total = feeTotal(price, fees);
  return (
    <FeeDetails total={total} gst={gstIn(total, fees)} plan={fees} heading="h3" labelledBy="fees">
      <h2 id="fees">{texts.fees}</h2>
    </FeeDetails>
  );
}
