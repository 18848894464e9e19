import { randomInt } from 'node:crypto';
import { dayAfter, indianDay, type DemoKey } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { firestore } from '../../functions/src/platform/admin.ts';
import { startApiServer } from './api-server.ts';
import type { Server } from './fork-server.ts';
import { mailText } from './mail-text.ts';
import { newSlug, sampleDemoPlan } from './samples.ts';

/** An address that no other visitor has. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Stores a demo class some days ahead; returns its id. */
export async function storeClass(fields: object = {}, days = 7): Promise<string> {
  const plan = newSlug();
  const at = new Date().toISOString();
  const day = dayAfter(indianDay(new Date()), days);
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

/** The mails to whoever booked, by what they are about, with their plain text. */
export async function mailsAbout(id: string) {
  const found = await firestore().collection('mail').where('enquiry', '==', id).get();
  return new Map<string, DocumentData>(
    found.docs.map((mail) => {
      const data = mail.data();
      const message = { ...data['message'], text: mailText(data) };
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

/** Posts the plain forms of demo classes, as a browser without scripts does. */
export function useForms() {
  let server: Server;
  beforeAll(async () => {
    server = await startApiServer();
  });
  afterAll(() => server.stop());
  const address = (act: string) => `${server.url}/api/demo/form/${act}`;
  const post = async (act: string, form: Record<string, string>, from = newAddress()) => {
    const response = await fetch(address(act), {
      method: 'POST',
      headers: { 'X-Forwarded-For': from },
      body: new URLSearchParams(form),
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return Object.assign(post, { address });
}
