import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../../components/page-state.tsx';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { isComing } from '../../../lib/demo/is-coming.ts';
import type { ContactSubject } from '../../../lib/enquiries/contact-subject.ts';
import { AboutTicket } from './about-ticket.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page-offer.module.css';
import { DemoBooking } from './demo-booking.tsx';

/** Most classes to choose from. */
const mostChoices = 3;

/** The form, after what the button that led here promised: demo classes to book, or what is asked about. */
export function ContactOffer({ about = '', batch = '', for: wanted = '' }: ContactSubject) {
  const queries = useContentQueries();
  const today = useLocalDay();
  const { data: offer } = useQuery({
    ...queries.courseOffer(about),
    enabled: about !== '',
  });
  const { data: slots = [], isLoading } = useQuery({
    ...queries.demoSlots(),
    enabled: wanted !== '',
  });
  if (wanted && isLoading) return <PageLoading inSection />;
  const coming = slots.filter((slot) => slot.left > 0 && isComing(slot, today));
  const fitting = coming.filter(({ course }) => !about || !course || course.slug === about);
  if (wanted && fitting.length > 0) {
    return (
      <>
        <div className="wrap">
          <DemoBooking
            slots={fitting.slice(0, mostChoices)}
            count={coming.length}
            course={offer?.title}
          />
        </div>
        <ContactForm isBand isMain={false} />
      </>
    );
  }
  if (!about || offer === null) return <ContactForm isBand isMain />;
  return (
    <div className={`wrap ${styles.columns}`}>
      {offer ? <AboutTicket offer={offer} asked={batch} /> : <PageLoading inSection />}
      <ContactForm isBand={false} isMain />
    </div>
  );
}
