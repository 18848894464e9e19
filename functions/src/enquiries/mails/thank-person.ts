import {
  collections,
  courseLabel,
  dayText,
  enquiryForms,
  fewSeats,
  feeText,
  feeTotal,
  pathIn,
  storedCourse,
  storedEnquiry,
  textsIn,
  timesText,
  type Language,
  type StoredBatch,
  type StoredCourse,
  type StoredEnquiry,
} from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isTamilOn } from '../../content/contact-details.ts';
import { readOwnFacts } from '../../content/own-facts.ts';
import { parseDocument, readAll, readBatch, readCourse, readTrainer } from '../../content/read.ts';
import { placeOf } from '../../content/place-of.ts';
import { sayIn } from '../../content/translations/say.ts';
import { quotaOf } from '../../mails/outbox/mail-quota.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';
import type { MailBody } from '../../mails/templates.tsx';
import { firestore } from '../../platform/admin.ts';
import { enquiryEmail } from '../../platform/config.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { transact } from '../../platform/transact.ts';
import { enquiryIn } from '../../texts/enquiry-in.ts';

/** The course of the site that an enquiry names by its address or its title. */
async function askedCourse({ page, course }: StoredEnquiry): Promise<StoredCourse | undefined> {
  const about = new URLSearchParams(page.split('?', 2)[1]).get('about');
  const [field, value] = about ? ['slug', about] : ['title', courseLabel(course)];
  const named = firestore().collection(collections.courses).where(field, '==', value).limit(1);
  return (await readAll(storedCourse, named))[0];
}

async function describeBatch(batch: StoredBatch, course: StoredCourse, language: Language) {
  const trainer = batch.trainer ? await readTrainer(batch.trainer) : undefined;
  const [held = batch] = await sayIn(language).cards('batches', [batch], ({ _id }) => _id);
  const { dates, taughtIn } = textsIn[language];
  const { from, withTax } = enquiryIn[language];
  const fee = feeText(feeTotal(course.price, course.fees));
  const seatsLeft = batch.seats - batch.seatsTaken;
  return {
    isFull: seatsLeft <= 0,
    ...(seatsLeft > 0 && seatsLeft <= fewSeats && { seatsLeft }),
    day: batch.firstDay,
    when: from(dayText(batch.firstDay, dates), timesText(batch.days, dates)),
    where: placeOf(held, language),
    branch: batch.mode === 'online' ? '' : batch.branch,
    isHeld: batch.mode !== 'online',
    trainer: trainer && !trainer.left ? trainer.name : '',
    spoken: taughtIn(held.language),
    fee: course.price > 0 ? (course.fees.gstRate > 0 ? withTax(fee) : fee) : '',
  };
}

/** What there is to look at until somebody answers. */
async function nextOf(
  course: StoredCourse | undefined,
  language: Language,
): Promise<MailBody<'thanks'>['next']> {
  const address = siteAddress();
  const { invitesToDemos } = await readOwnFacts();
  const { empty: noDemos } = await firestore().collection(collections.demoPlans).limit(1).get();
  if (invitesToDemos && !noDemos) {
    const query = course ? `?course=${course.slug}` : '';
    return { to: `${address}${pathIn(language, '/demo')}${query}`, text: 'demoClasses' };
  }
  return (
    course && { to: `${address}${pathIn(language, `/courses/${course.slug}`)}`, text: 'course' }
  );
}

/** What the mail says: facts of the site alone. */
async function thanksFor(enquiry: StoredEnquiry): Promise<MailBody<'thanks'>> {
  const language = enquiry.language && (await isTamilOn()) ? enquiry.language : 'en';
  const asked = enquiry.batch && (await readBatch(enquiry.batch.id));
  const batch = asked?.state === 'open' ? asked : undefined;
  const course = batch ? await readCourse(batch.course) : await askedCourse(enquiry);
  const next = await nextOf(course, language);
  const [named] = await sayIn(language).cards('courses', course ? [course] : [], ({ _id }) => _id);
  return {
    template: 'thanks',
    title: enquiryIn[language].title,
    language,
    course: named?.title ?? '',
    ...(batch && course && { batch: await describeBatch(batch, course, language) }),
    ...(next && { next }),
  };
}

const isFromForm = ({ source }: StoredEnquiry): boolean =>
  enquiryForms.some((form) => form === source);

/**
 * Mails whoever sent a form that their enquiry arrived (enquiries-42), unless it is spam or deleted, they gave no address,
 * or their mailbox has had too many mails that strangers can cause. A second run of the trigger sends no other.
 */
export async function thankPerson(snapshot: DocumentSnapshot): Promise<void> {
  const enquiry = parseDocument(storedEnquiry, snapshot);
  if (!enquiry?.email || enquiry.status === 'spam' || !isFromForm(enquiry)) return;
  const { _id, email: to } = enquiry;
  const body = await thanksFor(enquiry);
  const replyTo = enquiryEmail.value();
  const mail = mails().doc(`thanks-${_id}`);
  const now = new Date();
  await transact(
    mail.path,
    async (transaction) => {
      const [stored, earlier] = await transaction.getAll(snapshot.ref, mail);
      if (!stored?.exists || earlier?.exists) return;
      const isWithinQuota = await quotaOf(transaction, to, now);
      if (!isWithinQuota()) return;
      const thanks = { kind: 'thanks', to, enquiry: _id, byStranger: true, body } as const;
      transaction.create(mail, waitingMail({ ...thanks, ...(replyTo && { replyTo }) }, now));
    },
    () => new Error('Too many concurrent runs to thank for this enquiry'),
  );
}
