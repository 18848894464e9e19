import { claimRecords, plainDay, messages, pastRecord, type ClaimRecord } from '@institute/schema';
import { ButtonLink } from '../../components/button.tsx';
import { CallBand } from '../../components/call-band.tsx';
import { Content } from '../../components/content.tsx';
import { Empty } from '../../components/empty.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useLacksClaims } from '../../lib/content/use-lacks-claims.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import { claimsOfRecords, type CountedRecord, type RecordFigure } from './claims-of-records.ts';
import styles from './how-we-count-page.module.css';

const contents: Record<ClaimRecord, string> = {
  placements:
    'One line for each student who asked for placement support, and for those who were placed the company and the salary as far as we know it.',
  classes: 'Everyone who signed a register, in our courses and in college workshops.',
  ratings: 'The average of all reviews on each platform, read on the day.',
  staff: 'Everyone who taught a class in the period.',
  words: 'Written by the students themselves. Each of them can withdraw it at any time.',
  other: '',
};

const pageNames: Record<string, string> = {
  [paths.home]: 'Home',
  [paths.about]: 'About',
  [paths.placements]: 'Placements',
};

/** A figure, what it was counted from where that is not said of the whole record, and its pages. */
function Resting({
  figure,
  common,
}: {
  readonly figure: RecordFigure;
  readonly common: CountedRecord['common'];
}) {
  const { label, basis, period, asOf, validUntil } = figure;
  const days = [
    !common.asOf && `as of ${plainDay(asOf)}`,
    !common.validUntil && `shown until ${plainDay(validUntil)}`,
  ].filter(Boolean);
  return (
    <li>
      <b>{figure.figure}</b>
      <span>
        {label}
        <span>{[basis, !common.period && period, ...days].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.pages}>
        {figure.paths.map((path) => (
          <PageLink key={path} to={path}>
            {pageNames[path] ?? path}
            <span className="visually-hidden">: {figure.figure}</span>
          </PageLink>
        ))}
      </span>
    </li>
  );
}

/** A record, and what rests on it. */
function Record({ record, figures, common }: CountedRecord) {
  const facts = [
    ['Period', common.period],
    ['Counted on', common.asOf && plainDay(common.asOf)],
    ['Shown until', common.validUntil && plainDay(common.validUntil)],
  ].filter(([, value]) => value);
  return (
    <section className={styles.record} aria-labelledby={record}>
      <div>
        <h2 id={record}>{claimRecords[record]}</h2>
        {contents[record] && <p>{contents[record]}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div>
        <h3>What rests on it</h3>
        <ul className={styles.resting}>
          {figures.map((figure, index) => (
            <Resting key={index} figure={figure} common={common} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The records that every claim that is backed rests on, and how long each stands (claims-7). */
export function HowWeCountPage() {
  const lacksClaims = useLacksClaims();
  return (
    <Content query={useContentQueries().verifiedClaims()} failure={messages.fetch.claims}>
      {(claims) => (
        <>
          <PageHead
            title="How we count"
            description="Every figure on this site: the period it covers, what it was counted from, and when."
            canonicalPath={paths.howWeCount}
          />
          <div className={`wrap ${styles.page}`}>
            <PageTop title="How we count" seed="how-we-count">
              Each figure about our students comes from one of these records. What is no longer
              valid leaves this site by itself, and placements show only while the student agrees.
            </PageTop>
            <p className={styles.past}>{pastRecord}</p>
            {claims.length === 0 && (
              <Empty
                title={lacksClaims ? 'The list needs a connection.' : 'No figures are listed yet.'}
                text="Only figures that are verified stand here and on the other pages."
              >
                <PageLink to={paths.courses}>All courses</PageLink>
              </Empty>
            )}
            {claimsOfRecords(claims).map((counted) => (
              <Record key={counted.record} {...counted} />
            ))}
          </div>
          <CallBand
            title="Ask to see the records"
            text="If you would like to see how a figure was counted, you can look at the records in our office."
            seed="how-we-count"
          >
            <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
          </CallBand>
        </>
      )}
    </Content>
  );
}
