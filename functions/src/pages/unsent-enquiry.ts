import { paths } from '@institute/web/entry-server';
import type { Request, Response } from 'express';
import { pagesIn } from '../texts/pages-in.ts';
import { sendPlainPage } from './send-plain-page.ts';
import { languageOf } from './site-in.ts';

/** Without scripts the form of an enquiry posts to its own page, however its address is typed. */
export const unsentPattern = /^\/contact\/?$/i;

/** Says that such an enquiry has not arrived, and whom to call. */
export async function sendUnsent(_request: Request, response: Response): Promise<void> {
  const { sorry: title, needsScripts: text, contactUs: name } = pagesIn[languageOf(response)];
  const way = { to: paths.contact, name };
  await sendPlainPage(
    response,
    'message',
    { title, text, way },
    {
      path: paths.contact,
      status: 405,
      headers: { 'Cache-Control': 'no-store', Allow: 'GET, HEAD' },
    },
  );
}
