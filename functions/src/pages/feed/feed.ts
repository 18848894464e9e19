import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { signed } from '../../blog/signed.ts';
import { asRead } from '../../proof/facts.ts';
import { lists, readPage } from '../../content/summaries/read-lists.ts';
import { readOwnFacts } from '../../content/own-facts.ts';
import { cached } from '../../platform/cached.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { sendXml, toSent } from '../send-xml.ts';
import { feedXml } from './feed-xml.ts';

/** Number of posts in the feed. */
const feedSize = 20;

const feed = cached(async () => {
  const list = await lists.posts();
  const { items } = await readPage(list, { page: 1, size: feedSize, newestFirst: true });
  return toSent(
    feedXml(await asRead(await signed(items)), siteAddress(), (await readOwnFacts()).name),
  );
});

export async function sendFeed(request: Request, response: Response): Promise<void> {
  sendXml(request, response, { ...(await feed()), type: 'application/rss+xml' });
}
