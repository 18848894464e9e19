import {
  claimKinds,
  dayText,
  messages,
  pastRecord,
  type ClaimKind,
  type CountedClaim,
} from '@institute/schema';
import { ButtonLink } from '../../components/button.tsx';
import { CallBand } from '../../components/call-band.tsx';
import { Content } from '../../components/content.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useLacksClaims } from '../../lib/content/use-lacks-claims.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './how-we-count-page.module.css';

function Counted({ claim }: { readonly claim: CountedClaim }) {
  const { text, path, basis, period, asOf, validUntil } = claim;
  return (
    <li className={styles.claim}>
      <h3>{text}</h3>
      <p>
        {basis}, {period}. As of {dayText(asOf)}, shown until {dayText(validUntil)}.{' '}
        <PageLink to={path}>See it on the site</PageLink>
      </p>
    </li>
  );
}

const kinds = Object.keys(claimKinds) as ClaimKind[];

const byKind = (claims: readonly CountedClaim[]) =>
  kinds
    .map((kind) => [kind, claims.filter((claim) => claim.kind === kind)] as const)
    .filter(([, ofKind]) => ofKind.length > 0);

/** Every claim that is backed: of how many, of which time, and how long it stands. */
export function HowWeCountPage() {
  const lacksClaims = useLacksClaims();
  return (
    <Content query={useContentQueries().countedClaims()} failure={messages.fetch.claims}>
      {(claims) => (
        <>
          <PageHead
            title="How we count"
            description="Every figure on this site: the period it covers, what it was counted from, and when."
            canonicalPath={paths.howWeCount}
          />
          <article className={`wrap ${styles.page}`}>
            <h1>How we count</h1>
            <p>
              Every figure and statement about our students, and what it was counted from. Anything
              no longer valid is removed automatically. Placements and testimonials are shown only
              while the student agrees.
            </p>
            <p className={styles.past}>{pastRecord}</p>
            {claims.length === 0 && (
              <p>{lacksClaims ? 'The list needs a connection.' : 'No figures are listed yet.'}</p>
            )}
            {byKind(claims).map(([kind, ofKind]) => (
              <section key={kind} aria-labelledby={kind}>
                <h2 id={kind}>{claimKinds[kind]}</h2>
                <ul className={styles.claims}>
                  {ofKind.map((claim) => (
                    <Counted key={claim.text} claim={claim} />
                  ))}
                </ul>
              </section>
            ))}
          </article>
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
