import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainHeaders, plainHtml } from '../../platform/http/plain-page.ts';

/** Hands the secret behind the #, which the browser keeps to itself, to the form, and sends that. */
export const openingScript = `const key = location.hash.slice(1).split('.');
if (key.length === 2) {
  document.querySelector('[name=id]').value = key[0];
  document.querySelector('[name=secret]').value = key[1];
  document.forms[0].submit();
}`;

export const demoHeaders = plainHeaders({ scripts: [openingScript] });

/** Where to go from a page that leads no further. */
export const allClasses = '<p class="way"><a href="/demo">All free demo classes</a></p>';

/** A page with one text. */
export const messageHtml = (title: string, text: string): string =>
  plainHtml(title, `<p>${escapeHtml(text)}</p>${allClasses}`);
