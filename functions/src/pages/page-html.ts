import { env as build, type RenderedPage } from '@institute/web/entry-server';
import pageStyles from '@institute/web/page-styles.json';
import shell from '@institute/web/shell.html';
import { appCheckDebugToken } from '../config.ts';
import { escapeHtml } from './escape-html.ts';
import { headHtml, noIndex } from './head-html.ts';
import { pagePolicy } from './page-policy.ts';
import { scriptJson } from './script-json.ts';

/**
 * Tells the page where the emulators listen, and what they take for an App Check token, when it comes
 * from them.
 */
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

const shellPolicy = pagePolicy(shell, process.env, build);

const fill = (head: string, app: string, state: string): Html => ({
  html: shell
    .replace('<!--head-->', () => head + emulatorsMeta())
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => state),
  policy: shellPolicy,
});

function stylesOf({ name }: RenderedPage): string {
  const styles = pageStyles[name];
  if (styles === undefined) throw new Error(`The build has no styles of ${name}`);
  return styles;
}

/** The shell with the page and its styles in it. */
export const pageHtml = (page: RenderedPage): Html =>
  fill(
    page.preloads + stylesOf(page) + headHtml(page),
    page.html,
    `<script type="application/json" id="content-state">${scriptJson(page.state)}</script>`,
  );

const plainTitle = '<title>Vaasal Institute of Technology</title>';

/** The shell alone: the app renders in the browser. */
export const emptyShell = (): Html => fill(plainTitle, '', '');

/** The shell for the dashboard. */
export const adminShell = (): Html => fill(plainTitle + noIndex, '', '');
