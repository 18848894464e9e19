import {
  collections,
  storedRedirect,
  withoutLanguage,
  type Redirect,
  type StoredRedirect,
} from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { isTaken } from '../content/slugs.ts';
import { redirectFrom, shortenChains } from '../content/moves.ts';
import { readAll } from '../content/read.ts';
import { write } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';

const all = () => firestore().collection(collections.redirects);

export const listRedirects = (): Promise<StoredRedirect[]> =>
  readAll(storedRedirect, all().orderBy('createdAt', 'desc'));

const refused = (field: keyof Redirect, message: string): ApiError =>
  new ApiError('conflict', message, { fields: { [field]: message } });

const pages = [
  [/^\/courses\/([^/]+)$/, collections.courses],
  [/^\/blog\/([^/]+)$/, collections.posts],
] as const;

async function requireNoPage(transaction: Transaction, path: string): Promise<void> {
  for (const [form, collection] of pages) {
    const slug = form.exec(path)?.[1];
    if (slug !== undefined && (await isTaken(transaction, collection, slug, '')))
      throw refused('from', 'A page already exists here: a redirect would hide it');
  }
}

/** Whether a redirect would end a circle of them, in whatever language each leads to, or lead into one. */
async function isCircle(transaction: Transaction, from: string, to: string): Promise<boolean> {
  const met = new Set([from]);
  for (let path: string | undefined = to; path !== undefined;) {
    const page = withoutLanguage(path);
    if (met.has(page)) return true;
    met.add(page);
    path = (await transaction.get(redirectFrom(page))).get('to') as string | undefined;
  }
  return false;
}

/** Adds a redirect; the same again changes nothing. */
export async function createRedirect(
  { body: { from, to } }: { body: Redirect },
  admin: Admin,
): Promise<StoredRedirect> {
  const document = redirectFrom(from);
  const saved = await write(document, admin, async (current, transaction) => {
    const page = withoutLanguage(to);
    const onward = String((await transaction.get(redirectFrom(page))).get('to') ?? to);
    const target = page === to ? onward : to;
    if (await isCircle(transaction, from, onward))
      throw refused('to', 'This path redirects back to the old one');
    if (current?.['to'] === target) return current;
    if (current)
      throw refused(
        'from',
        `This already redirects to ${current['to']}: delete that redirect first`,
      );
    await requireNoPage(transaction, from);
    await shortenChains(transaction, from, target);
    return { from, to: target };
  });
  return storedRedirect.parse({ ...saved, _id: document.id });
}
