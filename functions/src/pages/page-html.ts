import {
  builtFacts,
  institute,
  otherColours,
  otherFacts,
  theme,
  type ContactInfo,
  type OwnFacts,
} from '@institute/schema';
import {
  env as build,
  feedPath,
  jsonLd,
  paths,
  type RenderedPage,
} from '@institute/web/entry-server';
import pageHeads from '@institute/web/page-heads.json';
import plainHeads from '@institute/web/plain-heads.json';
import shell from '@institute/web/shell.html';
import { paletteFor } from '../content/palette-for.ts';
import { appCheckDebugToken } from '../platform/config.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { siteAddress } from '../platform/site-address.ts';
import { withOwnFiles } from './own-files.ts';
import { allowingStyle, pagePolicy, plainPolicy } from './page-policy.ts';
import { scriptJson } from './script-json.ts';
import { cardSize, cardText } from './share-image/share-card.ts';
import { shareImageOf } from './share-image/share-image.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/** For pages that search engines should not index. */
const noIndex = meta('name', 'robots', 'noindex');

/** On the pages that list posts: a post's own page has no bytes to spare. */
const feedLink = `<link rel="alternate" type="application/rss+xml" title="Blog" href="${feedPath}" />`;

/** Metadata of a page, for search engines and link previews. */
function headHtml({ head, said }: RenderedPage): string {
  const { canonicalPath, description, subject } = head;
  const basics = [
    `<title>${escapeHtml(head.fullTitle)}</title>`,
    meta('name', 'description', description),
  ];
  if (!canonicalPath) return [...basics, noIndex].join('\n    ');

  const site = siteAddress();
  const url = site + canonicalPath;
  const picture = shareImageOf(subject, said);
  const image = site + picture.path;
  return [
    ...basics,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...(canonicalPath.startsWith(paths.blog) && subject?.kind !== 'post' ? [feedLink] : []),
    meta('property', 'og:type', subject?.kind === 'post' ? 'article' : 'website'),
    meta('property', 'og:site_name', said?.name ?? builtFacts.name),
    meta('property', 'og:locale', institute.locale.replace('-', '_')),
    meta('property', 'og:url', url),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', cardText(picture.card)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', cardText(picture.card)),
    ...(subject
      ? [
          `<script type="application/ld+json">${scriptJson(jsonLd(subject, { site, image, said }))}</script>`,
        ]
      : []),
  ].join('\n    ');
}

/** In the emulators: tells the page their ports, and the token that they accept for App Check. */
function emulatorsMeta(): string {
  const { env } = process;
  if (env['FUNCTIONS_EMULATOR'] !== 'true') return '';
  const addresses = {
    auth: env['FIREBASE_AUTH_EMULATOR_HOST'],
    firestore: env['FIRESTORE_EMULATOR_HOST'],
    storage: env['FIREBASE_STORAGE_EMULATOR_HOST'],
    appCheck: appCheckDebugToken.value(),
  };
  return `<meta name="emulators" content="${escapeHtml(JSON.stringify(addresses))}" />`;
}

/** A page as it is sent. */
export interface Html {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

const fill = (head: string, app: string, state: string): string =>
  shell
    .replace('<!--head-->', () => head + emulatorsMeta())
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => state);

type Said = RenderedPage['said'];

/** The page in the colours of an owner, where they differ from the build's, and with icons of their own. */
function inOwnColours({ html: built, policy }: Html, said: Said): Html {
  if (!said) return { html: built, policy };
  const html = withOwnFiles(built);
  const palette = paletteFor(said);
  const colours = otherColours(palette);
  if (!colours) return { html, policy };
  const style = `:root{${colours}}`;
  const [day, night] = theme.ground;
  return {
    html: html
      .replace('</head>', () => `<style id="own-colours">${style}</style></head>`)
      .replace(`content="${day}"`, `content="${palette.ground[0]}"`)
      .replace(`content="${night}"`, `content="${palette.ground[1]}"`),
    policy: allowingStyle(policy, style),
  };
}

const policyOf = (head: string): string => pagePolicy(shell + head, process.env, build);

/** The styles and preloaded scripts of each page, with the page's policy. */
const pages = new Map(
  Object.entries(pageHeads).map(([name, head]) => [name, { head, policy: policyOf(head) }]),
);

const stateHtml = (state: RenderedPage['state']): string =>
  `<script type="application/json" id="content-state">${scriptJson(state)}</script>`;

export function pageHtml(page: RenderedPage): Html {
  const built = pages.get(page.name);
  if (!built) throw new Error(`The build has no page ${page.name}`);
  const html = fill(page.preloads + built.head + headHtml(page), page.html, stateHtml(page.state));
  return inOwnColours({ html, policy: built.policy }, page.said);
}

/** The shell of pages without the app: no script loads it, and headings have their face at once. */
const plainShell = shell
  .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
  .replace('<html data-plain', '<html');

/** A page without the app's scripts; `script` is one of its own. */
export function plainHtml(page: RenderedPage, script = ''): Html {
  const { preloads, name, html: app } = page;
  const site = `<style>:root{--site:${JSON.stringify(siteAddress())}}</style>`;
  const own = (plainHeads[name] ?? '') + site;
  const last = script && `<script>${script}</script>`;
  const html = plainShell
    .replace('<!--head-->', () => preloads + own + headHtml(page))
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => last);
  return inOwnColours({ html, policy: plainPolicy(plainShell + own + last) }, page.said);
}

const shellPolicy = policyOf('');

/** What an instance knew last, for pages that are not rendered. */
interface Known {
  readonly onlyBacked: boolean;
  readonly contactInfo?: ContactInfo | undefined;
  readonly said: OwnFacts | undefined;
}

/**
 * A shell that the browser fills, which has to know whether there are defaults, whose site it is, and the
 * contact details, should its own read fail too.
 */
function shellOf({ onlyBacked, contactInfo, said }: Known, head = '', noScript = ''): Html {
  const state: RenderedPage['state'] = [];
  if (onlyBacked) state.push([['onlyBacked'], true]);
  if (contactInfo) state.push([['contactInfo'], contactInfo]);
  if (said) state.push([['institute'], otherFacts(said)]);
  const title = `<title>${escapeHtml(said?.name ?? builtFacts.name)}</title>`;
  const html = fill(title + head, '', noScript + stateHtml(state));
  return inOwnColours({ html, policy: shellPolicy }, said);
}

/** The empty shell: the app renders in the browser. */
export const emptyShell = (known: Known): Html => shellOf(known);

/** The dashboard renders only in the browser. */
const needsJavaScript = `<noscript><div class="wrap">
  <h1>The dashboard needs JavaScript</h1>
  <p>Turn on JavaScript for this site in your browser settings, then reload this page.</p>
  <p><a href="/">Back to the site</a></p>
</div></noscript>`;

export const adminShell = (known: Known): Html => shellOf(known, noIndex, needsJavaScript);
