import {
  shownConsent,
  type ConsentAsk,
  type ShownConsent,
  type StoredConsent,
} from '@institute/schema';
import type { Part } from '../../content/read-list.ts';
import { readList } from '../../content/read-list.ts';
import { writeQueue, timeAfter } from '../../content/write.ts';
import { addAudit } from '../../platform/audit.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';
import { hashOf, isHashOf } from '../../platform/secret.ts';
import { transact } from '../../platform/transact.ts';
import {
  busy,
  consents,
  consentTo,
  contentOf,
  hashOfCard,
  isRefused,
  parseConsent,
  withEntry,
} from './consent-record.ts';
import { askTitles, consentAddress } from './ask-texts.ts';
import { requireMayAsk } from './refused.ts';
import { subjects } from './subjects/subjects.ts';

/** Most links of a consent. */
const linkLimit = 20;

const begin = (
  id: string,
  { kind, target, course, duration, paid, language }: ConsentAsk,
  at: string,
): StoredConsent => ({
  _id: id,
  kind,
  target,
  course,
  duration,
  paid,
  language,
  state: 'asked',
  hashes: [],
  agreedTo: '',
  refused: [],
  files: [],
  entries: [],
  createdAt: at,
  updatedAt: at,
});

/**
 * Asks for consent: notes the link, and mails it if it is to be mailed. A retry with the same secret
 * changes nothing. Other facts than were agreed to are not agreed to.
 */
export async function askConsent(
  { body }: { body: ConsentAsk },
  admin: Admin,
): Promise<ShownConsent> {
  const document = consentTo(body);
  const { course, duration, paid, language, secret, email } = body;
  const subject = subjects[body.kind];
  const place = subject.documentOf(body.target);
  const asked = await transact(
    writeQueue(place),
    async (transaction) => {
      const [target, stored] = await transaction.getAll(place, document);
      const card = subject.cardOf(target?.data(), body);
      if (!target || !card) throw notFound('Card');
      const known = stored && parseConsent(stored);
      if (known && isRefused(known))
        throw new ApiError('conflict', 'This student has asked not to be shown on the site');
      if (known?.hashes.some((hash) => isHashOf(hash, secret))) return known;
      if ((known?.hashes.length ?? 0) >= linkLimit)
        throw new ApiError(
          'conflict',
          `There are already ${linkLimit} links: use one you sent before`,
        );
      const at = timeAfter(known?.updatedAt);
      const isAgreedTo = known?.state === 'agreed' && known.agreedTo === hashOfCard(card);
      if (!isAgreedTo) await requireMayAsk(transaction, card);
      await subject.mark(transaction, target, card, isAgreedTo);
      const before = {
        ...(known ?? begin(document.id, body, at)),
        course,
        duration,
        paid,
        language,
      };
      const next = {
        ...withEntry(before, 'asked', { at, card }),
        ...(isAgreedTo && { state: 'agreed' as const }),
        hashes: [...before.hashes, hashOf(secret)],
      };
      transaction.set(document, contentOf(next));
      if (email) {
        const link = consentAddress({ id: document.id, secret });
        const title = askTitles[language];
        const question = { template: 'consent-question', title, language, link } as const;
        const mail = waitingMail({ kind: 'consent', to: email, body: question });
        const id = `${document.id}-${hashOf(secret).slice(0, 16)}`;
        transaction.set(mails().doc(id), { ...mail, consent: document.id });
      }
      const event = { document: document.path, action: 'ask-consent', admin, at };
      addAudit(transaction, event);
      return next;
    },
    busy,
  );
  return shownConsent.parse(asked);
}

/** What people agreed to or were asked, newest first. */
export const listConsents = ({ query: part }: { query: Part }) =>
  readList(
    {
      schema: shownConsent,
      collection: consents(),
      query: consents().orderBy('createdAt', 'desc'),
    },
    part,
  );
