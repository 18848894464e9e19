import { refundText, moneyText, type FeePlan } from '@institute/schema';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/fees.ts';
import styles from './fee-details.module.css';

interface GstBarProps {
  /** In whole units of the institute's currency, GST included. */
  readonly total: number;
  /** In whole units of the institute's currency, in the total. */
  readonly gst: number;
  /** In percent. */
  readonly rate: number;
}

/** How the total divides, as one bar. */
function GstBar({ total, gst, rate }: GstBarProps) {
  const share = `${100 - (gst / total) * 100}%`;
  return (
    <div className={styles.gst}>
      <svg width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" />
        <rect width={share} height="8" />
      </svg>
      <p>
        <span>{texts.courseShare(moneyText(total - gst))}</span>{' '}
        <span>{texts.gstShare(rate, moneyText(gst))}</span>
      </p>
    </div>
  );
}

/** When which part is due: dots on a line. */
const Instalments = ({ instalments }: Pick<FeePlan, 'instalments'>) => (
  <ol className={styles.instalments}>
    {instalments.map(({ label, due, amount }, index) => (
      <li key={index}>
        <b>{moneyText(amount)}</b> <span>{label}</span> <small>{due}</small>
      </li>
    ))}
  </ol>
);

/** What is paid back until when: steps that become lower. */
const Refunds = ({ refunds }: Pick<FeePlan, 'refunds'>) => (
  <ol className={styles.refunds}>
    {refunds.map((step, index) => (
      <li key={index}>
        <b aria-hidden="true">
          <svg width="100%" height="100%">
            <rect y={`${100 - step.percent}%`} width="100%" height={`${step.percent}%`} />
          </svg>
          {`${step.percent}%`}
        </b>
        {refundText(step)}
      </li>
    ))}
  </ol>
);

interface ItemsProps {
  readonly title: ReactNode;
  readonly items: readonly string[];
}

const Items = ({ title, items }: ItemsProps) =>
  items.length > 0 && (
    <div>
      {title}
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );

interface FeeDetailsProps {
  /** In whole units of the institute's currency, GST included. */
  readonly total: number;
  /** In whole units of the institute's currency, in the total. */
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
  const { gstRate, instalments, included, notIncluded, refunds } = plan;
  return (
    <section aria-labelledby={labelledBy}>
      {children}
      <div className={styles.fees}>
        <p className={styles.total}>
          <strong>{moneyText(total)}</strong>{' '}
          <span>
            {gstRate > 0 ? texts.inTotalWithGst : texts.inTotal}
            <br />
            {notIncluded.length > 0 ? texts.onlyNotIncluded : texts.nothingElse}
          </span>
        </p>
        {gstRate > 0 && <GstBar total={total} gst={gst} rate={gstRate} />}
        {instalments.length > 0 && (
          <>
            <Heading>{texts.instalments}</Heading>
            <Instalments instalments={instalments} />
          </>
        )}
        {refunds.length > 0 && (
          <>
            <Heading>{texts.ifYouLeave}</Heading>
            <Refunds refunds={refunds} />
          </>
        )}
        <div className={styles.lists}>
          <Items title={<Heading>{texts.included}</Heading>} items={included} />
          <Items title={<Heading>{texts.notIncluded}</Heading>} items={notIncluded} />
        </div>
      </div>
    </section>
  );
}
