import { feeTotal, gstIn, type FeePlan } from '@institute/schema';
import { FeeDetails } from '../fee-details.tsx';

interface CourseFeesProps {
  /** In rupees; 0 means "fee on request", and nothing is shown. */
  readonly price: number;
  readonly plan: FeePlan;
}

/** The fees of a course (course-8). */
export function CourseFees({ price, plan }: CourseFeesProps) {
  const { gstRate, instalments, included, notIncluded, refunds } = plan;
  const said = gstRate + instalments.length + included.length + notIncluded.length + refunds.length;
  if (price === 0 || said === 0) return null;
  const total = feeTotal(price, plan);
  return (
    <FeeDetails total={total} gst={gstIn(total, plan)} plan={plan} heading="h3" labelledBy="fees">
      <h2 id="fees">Fees</h2>
    </FeeDetails>
  );
}
