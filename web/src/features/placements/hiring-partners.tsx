import { hiringPartners as partners, type Note } from '@institute/schema';
import { PauseButton } from '../../components/pause-button.tsx';
import { noteText } from '../../components/proof.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { useMotion } from '../../lib/page/use-motion.ts';
import * as texts from '../../texts/en/placements.ts';
import styles from './hiring-partners.module.css';

const rows = [partners.slice(0, 12), partners.slice(12)];

/** The names twice, for a seamless loop. */
const Row = ({ names }: { readonly names: readonly string[] }) => (
  <div className={styles.row}>
    {[...names, ...names].map((name, index) => (
      <span key={index} className={styles.name}>
        {name}
      </span>
    ))}
  </div>
);

/** The hiring partners: a marquee of two rows in opposite directions, or a static list. */
export function HiringPartners({ note }: { readonly note: Note | undefined }) {
  const { target, playing, running, toggle } = useMotion<HTMLDivElement>();
  return (
    <section className="section" aria-labelledby="hiring-partners">
      <div className="wrap">
        <SectionHead
          id="hiring-partners"
          title={texts.theyHire}
          text={note ? noteText(note) : texts.comeBack}
        />
        <ul className={styles.list}>
          {partners.map((name) => (
            <li key={name} className={styles.name}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div ref={target} className={styles.rows} data-running={running} aria-hidden="true">
        {rows.map((names, index) => (
          <Row key={index} names={names} />
        ))}
      </div>
      <div className={`wrap ${styles.control}`}>
        <PauseButton what={texts.companyNames} playing={playing} toggle={toggle} />
      </div>
    </section>
  );
}
