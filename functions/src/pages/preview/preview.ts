import { dayText, escapeHtml, localDay } from '@institute/schema';
import { paths } from '@institute/web/entry-server';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { pageHeaders } from '../../platform/http/security-headers.ts';
import { openPreview } from '../../releases/preview.ts';
import { allowingStyle } from '../page-policy.ts';
import { sendPlainPage } from '../send-plain-page.ts';
import { siteOf } from '../site-in.ts';
import { previewSource } from './preview-source.ts';

const barStyle =
  '.preview-bar{position:sticky;z-index:25;top:var(--navbar);padding:.75rem 1rem;background:var(--turmeric);color:var(--on-turmeric);text-align:center;font-weight:600}';

/** Links lead to further pages of the preview; files and the API stay as they are. */
const withToken = (html: string, token: string): string =>
  html.replace(
    /href="(\/(?!\/|assets\/|api\/|og\/|own\/|fees\/|favicon|icon|apple|manifest)[^"#?]*)(\?[^"#]*)?/g,
    (_, path: string, query = '') =>
      `href="${path}${query ? `${query}&amp;` : '?'}preview=${token}`,
  );

/** Without scripts: the app would read the site as it is. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<template\b[^>]*>[^]*?<\/template>/g, '');

/** Instead of the public page, which would be taken for the preview. */
const ended = {
  title: 'This preview has ended',
  text: 'Its changes are live, have been discarded, or the link is no longer valid. What you were asked to look at is not shown here. Ask the person who sent you the link for a new one.',
  way: { to: paths.home, name: 'Go to the public site' },
};

/** Sends a page as a release would make it; a dead address says that the preview has ended (releases-4). */
export async function sendPreview(request: Request, response: Response): Promise<void> {
  const token = request.query['preview'];
  const preview = typeof token === 'string' ? await openPreview(token) : undefined;
  if (!preview || typeof token !== 'string') {
    return sendPlainPage(response, 'message', ended, { path: request.path, status: 410 });
  }
  const search = new URLSearchParams(request.originalUrl.split('?')[1]);
  search.delete('preview');
  const site = await siteOf(response);
  const { render } = await site.readPage(
    request.path,
    search.size > 0 ? `?${search.toString()}` : '',
    await previewSource(preview, site.language),
  );
  const rendered = render();
  const { html, policy } = site.html.page(rendered);
  const { name, at } = preview.release;
  const day = at ? ` on ${dayText(localDay(new Date(at)))}` : '';
  const problems = preview.problems.map((problem) => `<br />${escapeHtml(problem)}`).join('');
  const trouble = problems && `<br />It cannot go live like this:${problems}`;
  const bar = `<style>${barStyle}</style><p class="preview-bar" lang="en" role="status">Preview of “${escapeHtml(name)}”${day}. None of this is public yet.${trouble}</p>`;
  response
    .status(rendered.head.status ?? 200)
    .type('html')
    .set({
      ...pageHeaders(allowingStyle(policy, barStyle)),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    .send(withToken(withoutScripts(html), token).replace(/<main\b[^>]*>/, (main) => main + bar));
}
