import { createHmac, randomBytes } from 'node:crypto';
import { firestore } from './admin.ts';

let key: Promise<string> | undefined;

/**
 * A secret of this project, created on first use: without it, hashes of addresses could be reversed
 * by guessing.
 */
async function readKey(): Promise<string> {
  const document = firestore().collection('secrets').doc('clientAddress');
  return firestore().runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(document)).get('key');
    if (typeof known === 'string') return known;
    const made = randomBytes(32).toString('base64url');
    transaction.create(document, { key: made });
    return made;
  });
}

/** What is stored of a network, a mailbox or a phone number to know it again. */
export async function keyedHash(text: string): Promise<string> {
  key ??= readKey();
  key.catch(() => (key = undefined));
  return createHmac('sha256', await key)
    .update(text)
    .digest('base64url');
}
