import { consentNotice, type StoredDemoSlot } from '@institute/schema';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainHtml } from '../../platform/http/plain-page.ts';
import { allClasses } from './demo-html.ts';
import { classText, placeOf, whenText } from '../slot-text.ts';

/** What the form is filled with, by field. */
export type Values = Readonly<Record<string, string>>;

interface Form {
  readonly slot: StoredDemoSlot;
  readonly title: string;
  readonly values: Values;
  readonly errors?: Values | undefined;
  /** Why the booking was refused. */
  readonly notice?: string | undefined;
  /** What else to do, as HTML. */
  readonly ways?: string;
  /** Whether to ask for a place on the waiting list. */
  readonly full: boolean;
}

export const hidden = (name: string, value = ''): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`;

export const facts = (slot: StoredDemoSlot, title: string): string =>
  `<dl><dt>What</dt><dd>${escapeHtml(classText(title))}</dd>
<dt>When</dt><dd>${escapeHtml(whenText(slot))}</dd>
<dt>Where</dt><dd>${escapeHtml(placeOf(slot))}</dd></dl>`;

/** The error of a field, and what ties the field to it. */
const errorOf = (name: string, { errors }: Form): { text: string; attributes: string } => {
  const error = errors?.[name];
  return error
    ? {
        text: `<span class="error" id="${name}-error">${escapeHtml(error)}</span>`,
        attributes: ` aria-invalid="true" aria-describedby="${name}-error"`,
      }
    : { text: '', attributes: '' };
};

function field(form: Form, label: string, name: string, attributes: string): string {
  const error = errorOf(name, form);
  return `<label>${label} *<input name="${name}" value="${escapeHtml(form.values[name] ?? '')}" required ${attributes}${error.attributes} />${error.text}</label>`;
}

/** The form of a demo class: a plain one, which needs no script (demo-3). */
export function bookingFormHtml(form: Form): string {
  const { slot, title, values, notice, ways, full } = form;
  const consent = errorOf('consent', form);
  const { version, agree, name } = consentNotice;
  return plainHtml(
    full ? 'Join the waiting list' : 'Book a free demo class',
    `${facts(slot, title)}
${notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : ''}
${ways ? `<p>You can also ${ways}.</p>` : ''}
${full && !notice ? '<p class="notice">This demo class is full. Join the waiting list and we will email you if a place becomes free.</p>' : ''}
<form method="post" action="/api/demo/form/book">
${hidden('id', values['id'])}${hidden('slot', slot._id)}${full ? hidden('wait', 'yes') : ''}
${field(form, 'Full Name', 'name', 'autocomplete="name" maxlength="100"')}
${field(form, 'Phone Number', 'phone', 'type="tel" autocomplete="tel" maxlength="40"')}
${field(form, 'Email Address', 'email', 'type="email" autocomplete="email" maxlength="254"')}
<label class="robots" aria-hidden="true">Website<input name="website" tabindex="-1" autocomplete="off" /></label>
<label class="consent"><input type="checkbox" name="consent" value="${version}" required${values['consent'] === version ? ' checked' : ''}${consent.attributes} />
<span>${agree.en} * <span lang="ta">${agree.ta}</span></span></label>${consent.text}
<small><a href="/privacy">${name.en} / <span lang="ta">${name.ta}</span></a></small>
<button>${full ? 'Join the waiting list' : 'Book'}</button>
</form>
${allClasses}`,
  );
}
