import { claimRecords, plainDay, messages, pastRecord } from '@institute/schema';
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
import * as texts from '../../texts/en/how-we-count.ts';
import { title } from '../../texts/en/proof.ts';
import * as parts from '../../texts/en/parts.ts';
import { claimsOfRecords, type CountedRecord, type RecordFigure } from './claims-of-records.ts';
import styles from './how-we-count-page.module.css';

const pageNames: Record<string, string> = {
  [paths.home]: texts.home,
  [paths.about]: texts.about,
  [paths.placements]: texts.placements,
  [paths.courses]: texts.courses,
};

/** A figure, how it was counted where that is not as the record says, and its pages. */
function Resting({
  figure,
  common,
}: {
  readonly figure: RecordFigure;
  readonly common: CountedRecord['common'];
}) {
  const { label, basis, period, asOf, validUntil } = figure;
  const own = [
    basis !== common.basis && basis,
    period !== common.period && period,
    asOf !== common.asOf && texts.asOf(plainDay(asOf)),
    validUntil !== common.validUntil && texts.shownUntil(plainDay(validUntil)),
  ].filter(Boolean);
  return (
    <li>
      <b>{figure.figure}</b>
      <span>
        {label}
        {own.length > 0 && <span>{own.join(', ')}</span>}
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
    [texts.countedFrom, common.basis],
    [texts.period, common.period],
    [texts.countedOn, common.asOf && plainDay(common.asOf)],
    [texts.shownUntilLabel, common.validUntil && plainDay(common.validUntil)],
  ].filter(([, value]) => value);
  return (
    <section className={styles.record} aria-labelledby={record}>
      <div>
        <h2 id={record}>{claimRecords[record]}</h2>
        {texts.contents[record] && <p>{texts.contents[record]}</p>}
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
        <h3>{texts.resting}</h3>
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
            title={title}
            description={texts.description}
            canonicalPath={paths.howWeCount}
          />
          <div className={`wrap ${styles.page}`}>
            <PageTop title={title} seed="how-we-count">
              {texts.lead}
            </PageTop>
            <p className={styles.past}>{pastRecord}</p>
            {claims.length === 0 && (
              <Empty
                title={lacksClaims ? texts.needsConnection : texts.noneYet}
                text={texts.onlyVerified}
              >
                <PageLink to={paths.courses}>{parts.allCourses}</PageLink>
              </Empty>
            )}
            {claimsOfRecords(claims).map((counted) => (
              <Record key={counted.record} {...counted} />
            ))}
          </div>
          <CallBand title={texts.ask} text={texts.askText} seed="how-we-count">
            <ButtonLink to={paths.contact}>{parts.contactUs}</ButtonLink>
          </CallBand>
        </>
      )}
    </Content>
  );
}
