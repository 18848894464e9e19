import { randomInt } from 'node:crypto';
import { dayAfter, localDay, type DemoKey } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeAll } from 'vitest';
import { bookDemo } from '../../functions/src/demo/bookings/book.ts';
import { firestore } from '../../functions/src/platform/admin.ts';
import type { bookingForm } from './demo-form.ts';
import { mailText } from './mail-text.ts';
import { newSlug, sampleDemoPlan } from './samples.ts';
import { serverOfWorker } from './server-of-worker.ts';

type BookingForm = ReturnType<typeof bookingForm>;

/** An address that no other visitor has. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Stores a demo class some days ahead; returns its id. */
export async function storeClass(fields: object = {}, days = 7): Promise<string> {
  const plan = newSlug();
  const at = new Date().toISOString();
  const day = dayAfter(localDay(new Date()), days);
  await firestore()
    .collection('demoPlans')
    .doc(plan)
    .set({
      course: '',
      lastDay: '',
      mode: 'classroom',
      link: '',
      daysOff: [],
      ...sampleDemoPlan,
      held: 'once',
      firstDay: day,
      ...fields,
      createdAt: at,
      updatedAt: at,
    });
  return `${plan}-${day}`;
}

export const storedIn = async (collection: string, id: string) =>
  (await firestore().collection(collection).doc(id).get()).data();

/** The mails to whoever booked, by what they are about, with their plain text, made once it is read. */
export async function mailsAbout(id: string) {
  const found = await firestore().collection('mail').where('enquiry', '==', id).get();
  return new Map<string, DocumentData>(
    found.docs.map((mail) => {
      const data = mail.data();
      const message = {
        ...data['message'],
        get text() {
          return mailText(data);
        },
      };
      return [mail.id.split('-').at(-1) ?? '', { ...data, message }];
    }),
  );
}

/** The key of a booking, from the link in a mail about it; in the first one, unless another is named. */
export async function mailedKey({ id }: { id: string }, what?: string): Promise<DemoKey> {
  const mails = await mailsAbout(id);
  const mail = what === undefined ? (mails.get('booked') ?? mails.get('waiting')) : mails.get(what);
  const [, found = '', secret = ''] =
    /#([\w-]+)\.([\w-]+)/.exec(String(mail?.['message'].text)) ?? [];
  return { id: found, secret };
}

/** Books, or waits for, a place, as the page that takes the form does. */
export async function bookPlace(form: BookingForm): Promise<void> {
  await bookDemo(form, { address: newAddress });
}

const pathOf = new Map([
  ['book', '/demo/any-class-2099-01-05'],
  ['book in Tamil', '/ta/demo/any-class-2099-01-05'],
  ['choose', '/demo'],
  ['event', '/demo/booked'],
]);

/** Posts a form of a demo class, and follows to its result as a browser without scripts does. */
async function postForm(
  url: string,
  act: string,
  form: Record<string, string>,
  from = newAddress(),
) {
  const headers = { 'X-Forwarded-For': from };
  const posted = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ act, ...form }),
  });
  const [Cookie = ''] = posted.headers.get('set-cookie')?.split(';') ?? [];
  const response =
    posted.status === 303
      ? await fetch(new URL(posted.headers.get('location') ?? '', url), {
          headers: { ...headers, Cookie },
        })
      : posted;
  return {
    status: response.status,
    headers: response.headers,
    html: await response.text(),
    posted,
  };
}

/** Posts the forms of demo classes, each to an address that takes it. */
export function useForms() {
  let url: string;
  beforeAll(async () => {
    url = await serverOfWorker();
  });
  const address = (act: string) => url + (pathOf.get(act) ?? '/demo/booking');
  const post = (act: string, form: Record<string, string>, from?: string) =>
    postForm(address(act), act, form, from);
  return Object.assign(post, { address });
}
