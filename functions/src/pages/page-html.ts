import {
  builtFacts,
  escapeHtml,
  otherColours,
  otherColoursByDay,
  otherFacts,
  theme,
  type ContactInfo,
  type OwnFacts,
} from '@institute/schema';
import { env as build, type RenderedPage } from '@institute/web/entry-server';
import { paletteFor } from '../content/palette-for.ts';
import { appCheckDebugToken } from '../platform/config.ts';
import { siteAddress } from '../platform/site-address.ts';
import { headHtml, noIndex, type HeadLanguage } from './head-html.ts';
import { withOwnFiles } from './own-files.ts';
import { allowingStyle, pagePolicy, plainPolicy } from './page-policy.ts';
import { scriptJson } from './script-json.ts';
import { usedHead } from './used-head.ts';

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

type Said = RenderedPage['said'];

/** The page in the colours of an owner, where they differ from the build's, and with icons of their own. */
function inOwnColours({ html: built, policy }: Html, said: Said): Html {
  if (!said) return { html: built, policy };
  const html = withOwnFiles(built);
  const palette = paletteFor(said);
  const colours = otherColours(palette);
  if (!colours) return { html, policy };
  // Before the build's colours of day, which may come later; print styles go before both.
  const byDay = `@media screen{html:root{${otherColoursByDay(palette)}}}`;
  const style = `:root{${colours}}@supports not (color:light-dark(black,white)){${byDay}}`;
  const [day, night] = theme.ground;
  return {
    html: html
      .replace('</head>', () => `<style id="own-colours">${style}</style></head>`)
      .replace(`content="${day}"`, `content="${palette.ground[0]}"`)
      .replace(`content="${night}"`, `content="${palette.ground[1]}"`),
    policy: allowingStyle(policy, style),
  };
}

const stateHtml = (state: RenderedPage['state']): string =>
  `<script type="application/json" id="content-state">${scriptJson(state)}</script>`;

/** What an instance knew last, for pages that are not rendered. */
interface Known {
  readonly onlyBacked: boolean;
  readonly contactInfo?: ContactInfo | undefined;
  readonly said: OwnFacts | undefined;
}

/** The dashboard renders only in the browser. */
const needsJavaScript = `<noscript><div class="wrap">
  <h1>The dashboard needs JavaScript</h1>
  <p>Turn on JavaScript for this site in your browser settings, then reload this page.</p>
  <p><a href="/">Back to the site</a></p>
</div></noscript>`;

type Heads = Readonly<Record<string, string>>;

/** What the build has of pages in a language. */
interface Built extends HeadLanguage {
  readonly shell: string;
  /** What stands in the head for a page's own files, by the name of its module: style sheets, then links. */
  readonly pageHeads: Heads;
  /** The styles of a page without scripts, by the name of its module. */
  readonly plainHeads: Heads;
}

/** Puts pages together from what a build has. */
export interface HtmlOf {
  readonly page: (page: RenderedPage) => Html;
  /** A page without the app's scripts; `script` is one of its own. */
  readonly plain: (page: RenderedPage, script?: string) => Html;
  /** The empty shell: the app renders in the browser. */
  readonly empty: (known: Known) => Html;
  readonly admin: (known: Known) => Html;
}

export function htmlOf(built: Built): HtmlOf {
  const { shell } = built;
  const policyOf = (head: string): string => pagePolicy(shell + head, process.env, build);
  const shellPolicy = policyOf('');
  const headOf = new Map(
    Object.entries(built.pageHeads).map(([name, head]) => [name, usedHead(head)]),
  );
  /** The policies of heads, of which each page has a few. */
  const policies = new Map<string, string>();
  const policyFor = (head: string): string => {
    const known = policies.get(head) ?? policyOf(head);
    policies.set(head, known);
    return known;
  };
  /** The shell of pages without the app: no script loads it, and headings have their face at once. */
  const plainShell = shell
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace('<html data-plain', '<html');

  const fill = (head: string, app: string, state: string): string =>
    shell
      .replace('<!--head-->', () => head + emulatorsMeta())
      .replace('<!--app-->', () => app)
      .replace('<!--state-->', () => state);

  /**
   * A shell that the browser fills, which has to know whether there are defaults, whose site it is, and the
   * contact details, should its own read fail too.
   */
  const shellOf = ({ onlyBacked, contactInfo, said }: Known, head = '', noScript = ''): Html => {
    const state: RenderedPage['state'] = [];
    if (onlyBacked) state.push([['onlyBacked'], true]);
    if (contactInfo) state.push([['contactInfo'], contactInfo]);
    if (said) state.push([['institute'], otherFacts(said)]);
    const title = `<title>${escapeHtml(said?.name ?? builtFacts.name)}</title>`;
    const html = fill(title + head, '', noScript + stateHtml(state));
    return inOwnColours({ html, policy: shellPolicy }, said);
  };

  return {
    page: (page) => {
      const own = headOf.get(page.name)?.(page.html);
      if (own === undefined) throw new Error(`The build has no page ${page.name}`);
      const head = page.preloads + own + headHtml(page, built);
      const html = fill(head, page.html, stateHtml(page.state));
      return inOwnColours({ html, policy: policyFor(own) }, page.said);
    },
    plain: (page, script = '') => {
      const { preloads, name, html: app } = page;
      const site = `<style>:root{--site:${JSON.stringify(siteAddress())}}</style>`;
      const own = (built.plainHeads[name] ?? '') + site;
      const last = script && `<script>${script}</script>`;
      const html = plainShell
        .replace('<!--head-->', () => preloads + own + headHtml(page, built))
        .replace('<!--app-->', () => app)
        .replace('<!--state-->', () => last);
      return inOwnColours({ html, policy: plainPolicy(plainShell + own + last) }, page.said);
    },
    empty: (known) => shellOf(known),
    admin: (known) => shellOf(known, noIndex, needsJavaScript),
  };
}
