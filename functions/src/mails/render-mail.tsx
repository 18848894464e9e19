import { renderToStaticMarkup } from 'react-dom/server';
import type { Institute } from './institute.ts';
import { RenderingContext } from './parts/alternative.tsx';
import { describe, type MailBody } from './templates.tsx';

/** What React escapes texts to. */
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const asPlainText = (escaped: string): string =>
  escaped.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (found) => characters[found] ?? found);

/** Without control characters, which no mail needs and HTML does not allow. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** The two parts of a mail, from one description. */
export function renderMail(
  body: MailBody,
  institute: Institute,
): { readonly html: string; readonly text: string } {
  const render = (part: 'html' | 'text') =>
    printable(
      renderToStaticMarkup(
        <RenderingContext value={{ part, institute }}>{describe(body)}</RenderingContext>,
      ),
    );
  return {
    html: `<!doctype html>${render('html')}`,
    text: asPlainText(render('text')).trim(),
  };
}
