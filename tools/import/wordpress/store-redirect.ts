import { permalinkIn, redirect } from '@institute/schema';
import { createRedirect } from '../../../functions/src/redirects/redirects.ts';
import { redirectFrom } from '../../../functions/src/content/moves.ts';
import { decoded } from '../decoded.ts';
import { Refused } from '../refused.ts';
import type { Outcome } from '../report.ts';
import { importer, toRefused } from '../store-content.ts';
import { ownAddress, type Survey } from './survey.ts';

/** The path that an item had on the old site, or its permalink there. Throws `Refused` if no redirect can lead from there. */
export function oldPath(link: string, known: Survey): string | undefined {
  const url = ownAddress(link, known);
  if (!link || !url) return undefined;
  const permalink = permalinkIn(url.pathname, url.search);
  if (url.search && !permalink)
    throw new Refused(`its old address ${link} has a query, which no redirect leads from`);
  return permalink ?? decoded(url.pathname).replace(/(.)\/+$/, '$1');
}

/** Leads an old path to a page; undefined if the page is there already. */
export async function storeRedirect(
  from: string,
  to: string,
  isDry: boolean,
): Promise<Outcome | undefined> {
  if (from === to || from === '/') return undefined;
  const { data, error } = redirect.safeParse({ from, to });
  if (!data)
    throw new Refused(
      `no redirect from ${from}: ${error.issues.map(({ message }) => message).join('; ')}`,
    );
  if (isDry) return 'new';
  const { exists } = await redirectFrom(from).get();
  try {
    await createRedirect({ body: data }, importer);
  } catch (problem) {
    const { message } = toRefused(problem);
    throw new Refused(`no redirect from ${from}: ${message}`);
  }
  return exists ? 'same' : 'new';
}
