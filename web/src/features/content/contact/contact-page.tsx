import { messages, type ContactInfo } from '@institute/schema';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageLoading } from '../../../components/page-state.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useBranches } from '../../../lib/content/use-branches.ts';
import { useRead } from '../../../lib/content/use-read.ts';
import { readContactSubject } from '../../../lib/enquiries/contact-subject.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import * as texts from '../../../texts/en/contact.ts';
import { answerTimeText } from './answer-time-text.ts';
import { ContactForm } from './contact-form.tsx';
import { contactOffer } from './contact-offer.ts';
import { FindUs } from './find-us.tsx';
import styles from './contact-page.module.css';

/** The hero of the contact page, with a phone number. */
function ContactHero({ info }: { readonly info: ContactInfo | null | undefined }) {
  const phone = info?.phone[0];
  const { invitesToDemos } = useOwnFacts();
  const { data: answered } = useQuery({
    ...useContentQueries().answerTime(),
    enabled: info?.showAnswerTime === true,
  });
  return (
    <header className={`wrap ${styles.hero}`}>
      <h1>{texts.heading}</h1>
      <p className={styles.ways}>
        {phone && <a href={telephoneLink(phone.number)}>{texts.call(phone.number)}</a>}
        <a href="#find-us">{texts.findUs}</a>
      </p>
      <p className={styles.text}>
        {texts.askAbout}
        <PageLink to={paths.batches}>{texts.batch}</PageLink>
        {texts.orFee}
        {invitesToDemos && (
          <>
            {texts.orBook}
            <PageLink to={paths.demo}>{texts.demoClass}</PageLink>
            {texts.toBook}
          </>
        )}
        {texts.within}
        {info?.showAnswerTime && answered && <> {answerTimeText(answered)}</>}
      </p>
    </header>
  );
}

/** The form is shown even if the contact info fails: a lost enquiry is a lost student. */
export function ContactPage() {
  const query = useContentQueries().singleton('contactInfo');
  const { data: info, failed, retry } = useRead(query, messages.fetch.contactInfo);
  const { city, invitesToDemos } = useOwnFacts();
  const branches = useBranches();
  const [parameters] = useSearchParams();
  const subject = readContactSubject(parameters);

  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.descriptionOf(city, invitesToDemos)}
        canonicalPath={paths.contact}
        subject={{ kind: 'institute', info: info && { ...info, branches } }}
      />
      {info === undefined && !failed ? (
        <PageLoading />
      ) : (
        <>
          <ContactHero info={info} />
          {subject.about || subject.for ? (
            <contactOffer.Component {...subject} />
          ) : (
            <ContactForm isBand isMain />
          )}
          <FindUs info={info} retry={failed ? retry : undefined} />
        </>
      )}
    </>
  );
}
