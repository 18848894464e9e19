import type { RenderedPage } from '@institute/web/entry-server';
import shell from '@institute/web/shell.html';
import { siteUrl } from '../config.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => escapes[found] ?? '');

/** JSON that may stand in a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Tells the page where the emulators listen, when it comes from them. */
function emulatorsMeta(): string {
  const { env } = process;
  if (env['FUNCTIONS_EMULATOR'] !== 'true') return '';
  const addresses = {
    auth: env['FIREBASE_AUTH_EMULATOR_HOST'],
    firestore: env['FIRESTORE_EMULATOR_HOST'],
    storage: env['FIREBASE_STORAGE_EMULATOR_HOST'],
  };
  return `<meta name="emulators" content="${escapeHtml(JSON.stringify(addresses))}" />`;
}

const site = (): string => siteUrl.value() || `https://${process.env['GCLOUD_PROJECT']}.web.app`;

function headHtml({ head, title }: RenderedPage): string {
  const canonical = head.canonicalPath && new URL(head.canonicalPath, site()).href;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}" />`,
    canonical
      ? `<link rel="canonical" href="${escapeHtml(canonical)}" />`
      : '<meta name="robots" content="noindex" />',
  ];
  return tags.join('\n    ');
}

const fill = (head: string, app: string, state: string): string =>
  shell
    .replace('<!--head-->', () => head + emulatorsMeta())
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => state);

/** The shell with the page in it. */
export const pageHtml = (page: RenderedPage): string =>
  fill(
    headHtml(page),
    page.html,
    `<script type="application/json" id="content-state">${scriptJson(page.state)}</script>`,
  );

/** The shell alone: the app renders in the browser. */
export const emptyShell = (): string =>
  fill('<title>Vaasal Institute of Technology</title>', '', '');
