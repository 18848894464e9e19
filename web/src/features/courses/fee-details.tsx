import { refundText, restOfTotal, rupees, type FeePlan } from '@institute/schema';
import { Fragment, type ReactNode } from 'react';
import styles from './fee-details.module.css';

interface FeeDetailsProps {
  /** In rupees, GST included. */
  readonly total: number;
  /** In rupees, in the total. */
  readonly gst: number;
  readonly plan: FeePlan;
  /** Of the lists. */
  readonly heading: 'h2' | 'h3';
  /** Id of what names it. */
  readonly labelledBy: string;
  readonly children?: ReactNode;
}

/** What a course costs in all, how it is paid, and what is paid back. */
export function FeeDetails({
  total,
  gst,
  plan,
  heading: Heading,
  labelledBy,
  children,
}: FeeDetailsProps) {
  const { instalments, included, notIncluded, refunds } = plan;
  const lists = {
    Included: included,
    'Not included': notIncluded,
    'If you leave': refunds.map(refundText),
  };
  return (
    <section aria-labelledby={labelledBy} className={styles.fees}>
      {children}
      <p>
        <strong>{rupees(total)}</strong>
        {` in total${restOfTotal(gst, plan)}`}
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
      {Object.entries(lists).map(
        ([name, items]) =>
          items.length > 0 && (
            <Fragment key={name}>
              <Heading>{name}</Heading>
              <ul>
                {items.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </Fragment>
          ),
      )}
    </section>
  );
}
