import {
  consentLanguages,
  uploadedFilePath,
  type ConsentCard,
  type ConsentKey,
  type ConsentLanguage,
} from '@institute/schema';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainHtml } from '../../platform/http/plain-page.ts';
import type { FoundConsent } from './answer.ts';
import { hashOfCard, isRefused } from './consent-record.ts';
import { consentTexts } from './consent-texts.ts';

interface Page {
  readonly key: ConsentKey;
  readonly language: ConsentLanguage;
  /** Why an answer was refused. */
  readonly notice?: string;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`;

/** What visitors see, in its own language. */
function shownHtml(card: ConsentCard): string {
  const text = (name: string) => escapeHtml(card[name] ?? '');
  if (card['message'] === undefined)
    return `<h2>${text('studentName')}</h2><p>${text('course')}</p>
<p><strong>${text('company')}</strong><br />${text('position')}</p>`;
  const { image = '' } = card;
  const source = image.startsWith('/') ? `${uploadedFilePath}${image}` : image;
  const picture = `<img src="${escapeHtml(source)}" alt="" width="64" height="64" />`;
  return `${image ? picture : ''}<blockquote>${text('message')}</blockquote>
<p><strong>${text('name')}</strong><br />${text('role')}</p>`;
}

/** The card, and the facts beside it. */
function cardHtml(card: ConsentCard, language: ConsentLanguage): string {
  const texts = consentTexts[language];
  const fact = (label: string, text: string) => `<dt>${label}</dt><dd>${escapeHtml(text)}</dd>`;
  const { message, course = '', duration = '', paid } = card;
  return `<section class="card" lang="en" aria-label="${texts.card}">${shownHtml(card)}</section>
<dl>${message === undefined ? '' : fact(texts.course, course)}${fact(texts.duration, duration)}
${fact(texts.paid.label, texts.paid[paid === 'yes' ? 'yes' : 'no'])}</dl>`;
}

/** A form with one button. */
const act = (
  name: string,
  { key, language }: Page,
  card: ConsentCard | undefined,
  inner: string,
): string =>
  `<form method="post" action="/api/consent/form/${name}">${hidden('id', key.id)}${hidden('secret', key.secret)}${hidden('language', language)}${hidden('shown', card ? hashOfCard(card) : '')}${inner}</form>`;

const otherLanguage = ({ key, language }: Page): string => {
  const other = language === 'en' ? 'ta' : 'en';
  return `<p class="way"><a href="/consent/${key.id}/${key.secret}?language=${other}" lang="${other}">${consentLanguages[other]}</a></p>`;
};

const wayOf = ({ consent, card }: FoundConsent): keyof (typeof consentTexts)['en']['titles'] => {
  if (isRefused(consent)) return 'over';
  if (!card) return 'down';
  if (consent.state === 'agreed' && consent.agreedTo === hashOfCard(card)) return 'agreed';
  return consent.state === 'changeAsked' ? 'changeAsked' : 'ask';
};

/** The page of a consent: the card, and what can be answered (consents-2). */
export function consentHtml(found: FoundConsent, page: Page): string {
  const { card, consent } = found;
  const { language, notice } = page;
  const texts = consentTexts[language];
  const way = wayOf(found);
  const no = consent.agreedTo ? texts.withdraw : texts.decline;
  const parts = [
    otherLanguage(page),
    notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : '',
    `<p>${texts[way]}</p>`,
    card ? cardHtml(card, language) : '',
    card && way !== 'agreed' ? act('agree', page, card, `<button>${texts.agree}</button>`) : '',
    card
      ? act(
          'change',
          page,
          card,
          `<label>${texts.change.label}<textarea name="text" rows="3" maxlength="1000" required></textarea></label><button class="other">${texts.change.button}</button>`,
        )
      : '',
    way === 'over'
      ? ''
      : `<h2>${no.title}</h2><p>${no.text}</p>${act('refuse', page, card, `<button class="other">${no.button}</button>`)}<p><small>${texts.forEver}</small></p>`,
  ];
  return plainHtml(texts.titles[way], parts.filter(Boolean).join('\n'), language);
}
