import { firestore } from '../../functions/src/platform/admin.ts';
import { call, type Reply } from './call.ts';
import { mailText } from './mail-text.ts';
import { siteUrl } from './ports.ts';
import { newSlug } from './samples.ts';

/** The link in the last mail to an address: its id and its secret. */
export async function invitationTo(email: string): Promise<{ id: string; secret: string }> {
  const { docs } = await firestore().collection('mail').where('to', '==', [email]).get();
  const texts = docs
    .toSorted((one, other) => String(one.get('createdAt')).localeCompare(other.get('createdAt')))
    .map((mail) => mailText(mail.data()));
  const [, id = '', secret = ''] = /#([\w-]+)\.([\w-]+)/.exec(texts.at(-1) ?? '') ?? [];
  return { id, secret };
}

export async function subjectsTo(email: string): Promise<string[]> {
  const { docs } = await firestore().collection('mail').where('to', '==', [email]).get();
  return docs.map((mail) => String(mail.get('message.subject'))).toSorted();
}

export const strongPassword = 'ferry lantern mosaic tundra';

export const newInvitation = (role = 'editor') => ({
  name: 'Valli Murugan',
  email: `${newSlug()}@example.com`,
  role,
});

export const accept = (body: object): Promise<Reply> =>
  call(siteUrl('test'), 'POST', '/api/invitation/acceptance', { body });

export const lookAt = (body: object): Promise<Reply> =>
  call(siteUrl('test'), 'POST', '/api/invitation', { body });
