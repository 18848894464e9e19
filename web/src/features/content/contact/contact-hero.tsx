import type { ContactInfo } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import { answerTimeText } from './answer-time-text.ts';
import styles from './contact-hero.module.css';

/** The hero of the contact page, with a phone number. */
export function ContactHero({ info }: { readonly info: ContactInfo | null | undefined }) {
  const phone = info?.phone[0];
  const { data: answered } = useQuery({
    ...useContentQueries().answerTime(),
    enabled: info?.showAnswerTime === true,
  });
  return (
    <header className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>Get In Touch</h1>
        <p className={styles.text}>
          Ask about a course, a batch or a fee, or book a free demo class. We answer within a day.
        </p>
        {info?.showAnswerTime && answered && (
          <p className={styles.text}>{answerTimeText(answered)}</p>
        )}
        <p className={styles.ways}>
          {phone && <a href={telephoneLink(phone.number)}>Call {phone.number}</a>}
          <a href="#find-us">Find us</a>
        </p>
      </div>
      <KolamFigure seed="get in touch" className={styles.kolam} inHtml />
    </header>
  );
}
