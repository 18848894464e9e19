import type { ConsentCard, ConsentForm, ConsentKey, StoredConsent } from '@institute/schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { writeQueue, timeAfter } from '../../content/write.ts';
import { ApiError } from '../../platform/errors.ts';
import { deleteRecord } from '../records/delete-records.ts';
import { recountLater } from '../records/recount.ts';
import { transact } from '../../platform/transact.ts';
import * as texts from '../../texts/en/errors.ts';
import {
  busy,
  consents,
  contentOf,
  hashOfCard,
  isRefused,
  opened,
  withEntry,
} from './consent-record.ts';
import { noteOfFile, auditCardRemoval, removeFilesOf, removeMails } from './remove-card.ts';
import { hashOfWords } from './refused.ts';
import { subjects } from './subjects/subjects.ts';
import { tellStaff } from './tell-staff.ts';

interface Found {
  readonly transaction: Transaction;
  readonly consent: StoredConsent;
  readonly target: DocumentSnapshot;
  /** What visitors see now; undefined if it was taken down. */
  readonly card: ConsentCard | undefined;
  readonly at: string;
}

export type Answer = (found: Found, form: ConsentForm) => Promise<StoredConsent>;

const refused = (message: string) => new ApiError('conflict', message);

/** The card that the person saw, if it still is the one that visitors see. */
function requireShown({ card }: Found, { shown }: ConsentForm): ConsentCard {
  if (!card) throw refused(texts.takenDown);
  if (hashOfCard(card) !== shown) throw refused(texts.changedSince);
  return card;
}

/** Agrees to the card that was shown. */
const agree: Answer = async (found, form) => {
  const { transaction, consent, target, at } = found;
  const card = requireShown(found, form);
  if (consent.state === 'agreed' && consent.agreedTo === form.shown) return consent;
  await subjects[consent.kind].mark(transaction, target, card, true);
  return { ...withEntry(consent, 'agreed', { at, card }), agreedTo: form.shown };
};

/** Asks for a change; until the card is another one, nobody has agreed to it. */
const askForChange: Answer = async (found, form) => {
  const { transaction, consent, target, at } = found;
  const card = requireShown(found, form);
  if (!form.text)
    throw new ApiError('invalid', texts.invalid, { fields: { text: texts.whatToChange } });
  const last = consent.entries.at(-1);
  if (last?.state === 'changeAsked' && last.text === form.text) return consent;
  await subjects[consent.kind].mark(transaction, target, card, false);
  tellStaff(transaction, consent, 'changeAsked');
  return { ...withEntry(consent, 'changeAsked', { at, card, text: form.text }), agreedTo: '' };
};

/** Says no, or withdraws: the card goes with its history, and of the consent what names anybody. */
const refuse: Answer = async ({ transaction, consent, target, card, at }) => {
  await removeMails(transaction, consent);
  const files = await subjects[consent.kind].remove(transaction, target, consent, at);
  auditCardRemoval(transaction, target.ref, at);
  const state = consent.agreedTo ? 'withdrawn' : 'declined';
  tellStaff(transaction, consent, state);
  const cards = [...consent.entries.map((entry) => entry.card), card];
  const takenBack = [...new Set(cards.flatMap((each) => (each ? hashOfWords(each) : [])))];
  const entries = consent.entries
    .slice(-50)
    .map((entry) => ({ at: entry.at, state: entry.state, text: '' }));
  return withEntry(
    {
      ...consent,
      entries,
      course: '',
      duration: '',
      refused: takenBack,
      files: files.map(noteOfFile),
    },
    state,
    {
      at,
    },
  );
};

/** What the buttons of the page do. */
export const answers: Readonly<Record<string, Answer>> = { agree, change: askForChange, refuse };

/** Takes an answer in one transaction; the same again changes nothing, and after a no nothing does. */
export async function answerConsent(key: ConsentKey, answer: Answer, form: ConsentForm) {
  const document = consents().doc(key.id);
  const { kind, target } = opened(await document.get(), key);
  const subject = subjects[kind];
  const place = subject.documentOf(target);
  await transact(
    writeQueue(place),
    async (transaction) => {
      const consent = opened(await transaction.get(document), key);
      if (isRefused(consent)) return;
      const snapshot = await transaction.get(place);
      const card = subject.cardOf(snapshot.data(), consent);
      const at = timeAfter(consent.updatedAt);
      const next = await answer({ transaction, consent, target: snapshot, card, at }, form);
      if (next !== consent)
        transaction.set(document, contentOf({ ...next, language: form.language }));
    },
    busy,
  );
  // Again too, if an earlier try was killed here.
  if (answer !== refuse) return;
  if (kind === 'placement') {
    await deleteRecord(target);
    await recountLater();
  }
  await removeFilesOf(document);
}

/** A consent for whoever has its link, with the card as visitors see it now. */
export async function findConsent(key: ConsentKey) {
  const consent = opened(await consents().doc(key.id).get(), key);
  const subject = subjects[consent.kind];
  const found = await subject.documentOf(consent.target).get();
  const card = isRefused(consent) ? undefined : subject.cardOf(found.data(), consent);
  return { consent, card };
}
