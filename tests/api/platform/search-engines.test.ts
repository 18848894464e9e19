import { expect, test } from 'vitest';
import { siteUrl } from '../../support/ports.ts';

async function robotsTag(path: string, forwardedHost: string): Promise<string | null> {
  const headers = { 'X-Forwarded-Host': forwardedHost };
  const answer = await fetch(siteUrl('test') + path, { headers });
  await answer.body?.cancel();
  return answer.headers.get('x-robots-tag');
}

const paths = ['/', '/courses', '/sitemap.xml', '/og/home.png', '/api/courses', '/api/nope'];

// quality-8
test.each(paths)('%s is for search engines at the own domain alone', async (path) => {
  for (const host of [
    'your-staging.web.app',
    'your-staging--pr-7-x2y4.web.app',
    'your-project.firebaseapp.com',
    'www.vaasal.example, your-project.web.app',
  ]) {
    expect([host, await robotsTag(path, host)]).toEqual([host, 'noindex']);
  }
  // Hosting appends the host that it was asked for to what the visitor sent.
  for (const host of ['www.vaasal.example', 'your-project.web.app, www.vaasal.example']) {
    expect([host, await robotsTag(path, host)]).toEqual([host, null]);
  }
});
