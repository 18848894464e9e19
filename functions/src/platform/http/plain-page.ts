import { createHash } from 'node:crypto';
import { siteAddress } from '../site-address.ts';
import { escapeHtml } from './escape-html.ts';
import { nothingElse, pageHeaders, policy } from './security-headers.ts';

const style = `
:root { color-scheme: light dark; --ground: light-dark(#faf6ee, #0e1122); --raised: light-dark(#fffdf8, #171b33);
--ink: light-dark(#171a2e, #efebe0); --soft: light-dark(#4d5166, #b3b5c8); --line: light-dark(#ded6c4, #2d3352);
--control: light-dark(#8a8471, #757b9e); --indigo: light-dark(#33318f, #b1b5ff); --brick: light-dark(#a0382a, #f39c88); }
* { box-sizing: border-box; margin: 0; }
body { padding: 1.25rem clamp(1.25rem, 5vw, 3rem) 4rem; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, 'Segoe UI', Roboto, 'Noto Sans Tamil', sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 40rem; margin-inline: auto; }
header { padding-bottom: .75rem; border-bottom: 3px solid #eaa81b; }
main { display: grid; gap: 1rem; padding-top: 2rem; }
h1 { font-size: clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem); line-height: 1.12; }
h2 { margin-top: 1rem; font-size: 1.25rem; }
a { color: var(--indigo); }
header a, .way a { display: inline-block; padding-block: .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt, small { color: var(--soft); } small { font-size: .9375rem; }
dd { font-weight: 600; }
form { display: grid; gap: 1rem; justify-items: start; }
label { display: grid; gap: .25rem; width: 100%; }
input, select, textarea { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: 6px;
  background: var(--raised); color: inherit; font: inherit; }
.consent { grid-template-columns: 1.5rem 1fr; align-items: start; gap: .75rem; }
.consent input { min-height: 1.5rem; width: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1.25rem; border: 0; border-radius: 6px; background: #eaa81b; color: #1c1503;
  font: 600 1.0625rem/1.4 system-ui, sans-serif; cursor: pointer; }
button.other { border: 1px solid var(--control); background: none; color: inherit; }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 2px; }
.error { color: var(--brick); }
.notice { padding: .75rem 1rem; border-inline-start: 4px solid #eaa81b; background: var(--raised); }
.card { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); }
.card h2 { margin-top: 0; }
.robots { position: absolute; left: -9999px; }
`;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page may load beside its style. */
interface Allowed {
  /** The texts of its scripts. */
  readonly scripts?: readonly string[];
  /** Where its images are. */
  readonly images?: readonly string[];
}

/** Its own style and script, forms to this site, and nothing else. */
export const plainHeaders = ({ scripts = [], images = [] }: Allowed = {}) => ({
  ...pageHeaders(
    policy({
      'default-src': [],
      'style-src': [hash(style)],
      'script-src': scripts.map(hash),
      'img-src': images,
      ...nothingElse,
      'form-action': ["'self'"],
    }),
  ),
  'Cache-Control': 'no-store',
  // The origin alone: with none, browsers name no `Origin` when a form is posted (docs/security.md, 3.5.1).
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
});

/** A page that needs no script; `body` is HTML. */
export const plainHtml = (
  title: string,
  body: string,
  language = 'en-IN',
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)} | Vaasal Institute of Technology</title>
<style>${style}</style></head>
<body><header><a href="${siteAddress()}/" lang="en">Vaasal Institute of Technology</a></header>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`;
