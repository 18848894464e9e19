import * as z from 'zod/mini';
import {
  documentId,
  emailAddress,
  requiredText,
  storedInCollection,
  text,
  timestamp,
} from '../../fields/fields.ts';

/** What a person can agree to, or not. */
const consentKinds = ['placement', 'testimonial'] as const;

export const consentLanguages = { en: 'English', ta: 'தமிழ்' } as const;

const language = z.enum(['en', 'ta']);

/** The states of a consent, in words. The last two are for good. */
export const consentStates = {
  asked: 'Asked',
  agreed: 'Agreed',
  changeAsked: 'Asked for a change',
  cardChanged: 'Card changed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

const states = Object.keys(consentStates) as [ConsentState, ...ConsentState[]];

/** What the guidelines of 2024 for coaching want beside a success. */
const facts = {
  /** Of a testimonial; the card of a placement says it. */
  course: text(200),
  duration: requiredText('Duration', 100),
  paid: z.enum(['yes', 'no'], 'Choose whether the course was paid'),
};

/**
 * Asks for consent with a new link. The dashboard makes its secret, so that a retry asks once, and
 * is the only one that can show the link.
 */
const ask = z.object({
  kind: z.enum(consentKinds),
  /** The id of a placement, or that of the claim that a testimonial is. */
  target: documentId(),
  ...facts,
  language,
  /** 128 random bits. */
  secret: z.string().check(z.regex(/^[\w-]{22}$/, 'This is not valid')),
  /** Where to mail the link, if it is to be mailed. */
  email: z.optional(emailAddress('Email address')),
});

export const consentAsk = ask.check(
  z.refine(({ kind, course }) => kind !== 'testimonial' || course !== '', {
    path: ['course'],
    message: 'Course is required',
  }),
);

/** A card as it was shown, with the facts beside it, field by field. */
const card = z.record(z.string(), z.string());

/** Something that happened to a consent. */
const entry = z.object({
  at: timestamp(),
  state: z.enum(states),
  /** What was shown; gone once the consent is withdrawn. */
  card: z.optional(card),
  /** The change that was asked for. */
  text: z._default(z.string(), ''),
});

/** A consent as the staff see it. */
export const shownConsent = z.object({
  ...storedInCollection,
  kind: z.enum(consentKinds),
  target: documentId(),
  course: text(200),
  duration: text(100),
  paid: z.enum(['yes', 'no']),
  language,
  state: z.enum(states),
  entries: z.array(entry),
});

export const storedConsent = z.extend(shownConsent, {
  /** SHA-256 of the secrets of its links, which open it for ever. */
  hashes: z.array(z.string()),
  /** SHA-256 of the card that was agreed to last. */
  agreedTo: z._default(z.string(), ''),
  /** Hashes of what was taken back, so that it is not typed again. */
  refused: z._default(z.array(z.string()), []),
  /** Files of a card that is gone, until they are gone too. */
  files: z._default(z.array(z.string()), []),
});

/** What opens a consent. */
export const consentKey = z.object({
  id: documentId(),
  secret: z.string().check(z.regex(/^[\w-]{22}$/, 'This is not valid')),
});

/** What the page of a consent posts. */
export const consentForm = z.object({
  language: z._default(language, 'en'),
  /** SHA-256 of the card that the page showed. */
  shown: text(64),
  text: text(1000),
});

export type ConsentState = keyof typeof consentStates;
export type ConsentLanguage = keyof typeof consentLanguages;
export type ConsentAsk = z.infer<typeof consentAsk>;
export type ConsentKey = z.infer<typeof consentKey>;
export type ConsentForm = z.infer<typeof consentForm>;
export type ConsentCard = z.infer<typeof card>;
export type ShownConsent = z.infer<typeof shownConsent>;
export type StoredConsent = z.infer<typeof storedConsent>;
