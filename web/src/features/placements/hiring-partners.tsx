import { builtPartners, type Note } from '@institute/schema';
import { PauseButton } from '../../components/pause-button.tsx';
import { noteText } from '../../components/proof.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { useMotion } from '../../lib/page/use-motion.ts';
import * as texts from '../../texts/en/placements.ts';
import styles from './hiring-partners.module.css';

/** Fewer would leave gaps in rows that pass by. */
const fewestMoving = 20;

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

interface HiringPartnersProps {
  readonly names: readonly string[];
  readonly note: Note | undefined;
}

/** The hiring partners: a marquee of two rows in opposite directions, or a static list. */
export function HiringPartners({ names, note }: HiringPartnersProps) {
  const { target, playing, running, toggle } = useMotion<HTMLDivElement>();
  const moves = names.length >= fewestMoving;
  const half = Math.floor(names.length / 2);
  const known = names === builtPartners ? texts.comeBack : '';
  return (
    <section className="section" aria-labelledby="hiring-partners">
      <div className="wrap">
        <SectionHead
          id="hiring-partners"
          title={texts.theyHire}
          text={note ? noteText(note) : known}
        />
        <ul className={moves ? `${styles.names} ${styles.unseen}` : styles.names}>
          {names.map((name, index) => (
            <li key={index} className={styles.name}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      {moves && (
        <>
          <div ref={target} className={styles.rows} data-running={running} aria-hidden="true">
            <Row names={names.slice(0, half)} />
            <Row names={names.slice(half)} />
          </div>
          <div className={`wrap ${styles.control}`}>
            <PauseButton what={texts.companyNames} playing={playing} toggle={toggle} />
          </div>
        </>
      )}
    </section>
  );
}
