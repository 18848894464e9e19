import { feeTotal, gstIn, refundText, restOfTotal, rupees, type FeePlan } from '@institute/schema';
import styles from './course-fees.module.css';

interface CourseFeesProps {
  /** In rupees; 0 means "fee on request", and nothing is shown. */
  readonly price: number;
  readonly plan: FeePlan;
}

interface NamedListProps {
  readonly name: string;
  readonly items: readonly string[];
}

const NamedList = ({ name, items }: NamedListProps) =>
  items.length > 0 && (
    <>
      <h3>{name}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );

/** What a course costs in all, how it is paid, and what is paid back (course-8). */
export function CourseFees({ price, plan }: CourseFeesProps) {
  const { gstRate, instalments, included, notIncluded, refunds } = plan;
  const said = gstRate + instalments.length + included.length + notIncluded.length + refunds.length;
  if (price === 0 || said === 0) return null;
  const total = feeTotal(price, plan);
  return (
    <section aria-labelledby="fees" className={styles.fees}>
      <h2 id="fees">Fees</h2>
      <p>
        <strong>{rupees(total)}</strong> in total
        {restOfTotal(gstIn(total, plan), plan)}
      </p>
      {instalments.length > 0 && (
        <table>
          <caption>Instalments</caption>
          <tbody>
            {instalments.map(({ label, due, amount }, index) => (
              <tr key={index}>
                <th scope="row">
                  {label}
                  <span>{due}</span>
                </th>
                <td>{rupees(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NamedList name="Included" items={included} />
      <NamedList name="Not included" items={notIncluded} />
      <NamedList name="If you leave" items={refunds.map(refundText)} />
    </section>
  );
}
