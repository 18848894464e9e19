import { addressOf, institute, language, locale } from '@institute/schema';
import type { ContentState } from '../lib/content/content-state.ts';
import type { SaidFacts } from '../lib/content/own-facts.ts';
import { kolamSvg } from '../lib/kolam/kolam.ts';
import { toHome } from '../texts/en/navbar.ts';
import * as texts from '../texts/en/offline-page.ts';
import face from '../texts/en/face.css?inline';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import template from './offline.html?raw';
import styles from './offline.css?inline';

/** Maximum number of cached pages offered. */
const offered = 8;

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

/** An offer of the phone number on a cached page, if it has one; text taken from it is escaped. */
function phoneOffer(html: string): string {
  const [, href, number] = /<a [^>]*href="(tel:[^"]*)"[^>]*>([^<]+)<\/a>/.exec(html) ?? [];
  return href && number ? `<p>${texts.call}${link(href, number)}</p>` : '';
}

/** A page's title without the institute's name. */
const titleOf = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '') ?? '';

function pageList(pages: readonly { path: string; html: string }[]): string {
  const links = new Map(pages.map(({ path, html }) => [path, link(path, titleOf(html))]));
  if (links.size === 0) return '';
  const items = [...links.values()].slice(-offered).map((page) => `<li>${page}</li>`);
  return `<h2>${texts.pages}</h2><ul>${items.join('')}</ul>`;
}

const builtStyles = tokens + base + face + styles;

/** What an owner says of the institute beside the build, as a page has it. */
function saidIn(html: string): { readonly facts: SaidFacts; readonly colours: string } {
  const [, state = '[]'] = /id="content-state">([^]*?)<\/script>/.exec(html) ?? [];
  const found = (JSON.parse(state) as ContentState).find(([[key]]) => key === 'institute');
  const [, colours = ''] = /<style id="own-colours">([^<]*)</.exec(html) ?? [];
  return { facts: (found?.[1] ?? {}) as SaidFacts, colours };
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Allows the page its styles and fonts. */
async function contentPolicy(styleSheet: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styleSheet));
  const encoded = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `default-src 'none'; style-src 'sha256-${encoded}'; font-src 'self'; img-src 'self'`;
}

/** The page in place of one that is not cached, or of the answer to a form: says so, and links to those that are cached. */
export async function offlinePage(kept: Cache, isForm = false): Promise<Response> {
  const requests = await kept.keys();
  const pages = await Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url).pathname,
      html: (await (await kept.match(request, { ignoreVary: true }))?.text()) ?? '',
    })),
  );
  const newest = pages.at(-1)?.html ?? '';
  const { facts, colours } = saidIn(newest);
  const said = { ...institute, ...facts };
  const words: Readonly<Record<string, string>> = {
    offline: texts.offline,
    why: isForm ? texts.notSent : texts.notOpened,
    locale: language === 'en' ? locale : language,
    name: said.name,
    shortName: said.shortName,
    home: addressOf('/'),
    toHome: toHome(said.spokenName),
  };
  const styleSheet = builtStyles + colours;
  const html = template
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(words[name] ?? ''))
    .replace('<!--styles-->', () => `<style>${styleSheet}</style>`)
    .replace('<!--mark-->', () => kolamSvg(said.mark, { rows: 5 }))
    .replace('<!--kolam-->', () => kolamSvg('unfinished', { drawn: 0.62 }))
    // Opened again, a form is empty.
    .replace('<!--again-->', isForm ? '' : `<a class="again" href="">${texts.again}</a>`)
    .replace('<!--phone-->', () => phoneOffer(newest))
    .replace('<!--pages-->', () => pageList(pages));
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': await contentPolicy(styleSheet),
    },
  });
}
