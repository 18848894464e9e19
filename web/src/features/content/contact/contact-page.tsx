import { messages } from '@institute/schema';
import { PageLoading } from '../../../components/page-state.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useRead } from '../../../lib/content/use-read.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';
import styles from './contact-page.module.css';
import { FindUs } from './find-us.tsx';

/** The form is shown even if the contact info fails: a lost enquiry is a lost student. */
export function ContactPage() {
  const query = useContentQueries().singleton('contactInfo');
  const { data: info, failed, retry } = useRead(query, messages.fetch.contactInfo);

  return (
    <>
      <PageHead
        title="Contact"
        description="Ask about a course, a batch or a fee, book a free demo class, or come and see us in Chennai. Our phone numbers, email addresses, office hours and directions."
        canonicalPath={paths.contact}
        subject={{ kind: 'institute', info }}
      />
      {info === undefined && !failed ? (
        <PageLoading />
      ) : (
        <>
          <ContactHero info={info} />
          <div className={`wrap ${styles.columns}`}>
            <ContactForm />
            <ContactDetails info={info} retry={failed ? retry : undefined} />
          </div>
          <FindUs info={info} />
        </>
      )}
    </>
  );
}
