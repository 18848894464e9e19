import { createHash } from 'node:crypto';
import { nothingElse, pageHeaders, policy } from '../platform/http/security-headers.ts';
import { siteAddress } from '../platform/site-address.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';

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
input, select { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: 6px;
  background: var(--raised); color: inherit; font: inherit; }
.consent { grid-template-columns: 1.5rem 1fr; align-items: start; gap: .75rem; }
.consent input { min-height: 1.5rem; width: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1.25rem; border: 0; border-radius: 6px; background: #eaa81b; color: #1c1503;
  font: 600 1.0625rem/1.4 system-ui, sans-serif; cursor: pointer; }
button.other { border: 1px solid var(--control); background: none; color: inherit; }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 2px; }
.error { color: var(--brick); }
.notice { padding: .75rem 1rem; border-inline-start: 4px solid #eaa81b; background: var(--raised); }
.robots { position: absolute; left: -9999px; }
`;

/** Hands the secret behind the #, which the browser keeps to itself, to the form, and sends that. */
export const openingScript = `const key = location.hash.slice(1).split('.');
if (key.length === 2) {
  document.querySelector('[name=id]').value = key[0];
  document.querySelector('[name=secret]').value = key[1];
  document.forms[0].submit();
}`;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its own style and script, forms to this site, and nothing else. */
export const demoHeaders = {
  ...pageHeaders(
    policy({
      'default-src': [],
      'style-src': [hash(style)],
      'script-src': [hash(openingScript)],
      ...nothingElse,
      'form-action': ["'self'"],
    }),
  ),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** A page about a demo class; `body` is HTML. */
export const demoHtml = (title: string, body: string): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)} | Vaasal Institute of Technology</title>
<style>${style}</style></head>
<body><header><a href="${siteAddress()}/">Vaasal Institute of Technology</a></header>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`;

/** Where to go from a page that leads no further. */
export const allClasses = '<p class="way"><a href="/demo">All free demo classes</a></p>';

/** A page with one text. */
export const messageHtml = (title: string, text: string): string =>
  demoHtml(title, `<p>${escapeHtml(text)}</p>${allClasses}`);
