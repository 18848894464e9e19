import { claimRecords, plainDay, pastRecord, type Ledger } from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { instances } from '../../support/level.ts';
import { siteUrl } from '../../support/ports.ts';
import { siteTest } from '../../support/site-test.ts';
import { textOf, writeClaimedSample } from './claimed-sample.ts';
import { claimDocuments } from '../../../sample/claims.ts';

const { admin } = siteTest();
const site = siteUrl('test');

const read = async (path: string) => (await fetch(site + path)).text();

const pages = ['/', '/about', '/placements', '/how-we-count'];

beforeAll(writeClaimedSample);

/** A page without its styles, with its embedded content. */
const visible = (html: string): string =>
  html.replaceAll(/<style[^]*?<\/style>/g, '').replaceAll('&amp;', '&');

const addresses = async () =>
  [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );

/** Terms of a course and options of a form: they are no claims. */
const fromRecords = /\(18%\)|\d+%\s*(?:refund|Before|In the first|Later)|5\+ years/g;

/** A share, a sum with a plus, a salary, a rating, or a number of people or companies. */
const figure =
  /\d[\d,.]*\s?(?:%|\+|LPA)|[\d.]+ out of 5|Five stars|\b\d[\d,]* (?:students|companies|trainers|alumni|people|placed)/gi;

/** An article has figures of all kinds. Of those of our students it says when, in its own words. */
const ofOurs = /\b(?:placed|placements?|finished|joined|alumni|graduates)\b/i;

const hurrying = /countdown|hurry|offer ends|only today|last chance/i;

const headOf = (html: string): string => html.split('</head>')[0] ?? '';

/** What the share image of a page says, in words. */
const shareText = (head: string): string =>
  /"og:image:alt" content="([^"]*)"/.exec(head)?.[1] ?? '';

// claims-2, claims-6, claims-14
// claims-10
test('no page of the sample content has a figure without its basis or counts down, and no share image has any', async () => {
  const { lines } = (await admin('GET', '/api/claims')).body.data as Ledger;
  const notes = lines.map(({ record }) => `${record?.basis}, ${record?.period}`);
  const paths = await addresses();
  expect(paths).toContain('/how-we-count');
  const figures: string[] = [];
  const crawled = [...paths, '/search', '/search?q=placed', '/search?q=5.4', '/nowhere'];
  for (const path of ['/batches', '/demo', '/trainers', '/courses', '/contact', '/blog'])
    expect(crawled).toContain(path);
  expect(crawled.filter((path) => path.startsWith('/courses/')).length).toBeGreaterThan(10);
  const inside = (folder: string) => crawled.filter((path) => path.startsWith(folder));
  const alike = new Set(['/courses/', '/blog/'].flatMap(inside));
  const some = ['/courses/', '/blog/'].flatMap((folder) => instances(inside(folder), 3));
  for (const path of [...crawled.filter((each) => !alike.has(each)), ...some]) {
    const html = await read(path);
    expect(shareText(headOf(html)), path).not.toMatch(figure);
    const text = textOf(html);
    if (!path.startsWith('/blog')) expect(text, path).not.toMatch(hurrying);
    let bare = text.replaceAll(fromRecords, '');
    // There the period stands once, with the record.
    if (path === '/how-we-count')
      for (const { record } of lines) bare = bare.replaceAll(String(record?.basis), '⟂');
    for (const note of notes) bare = bare.replaceAll(note, '⟂');
    for (const { text: claim, kind } of lines) bare = bare.replaceAll(claim, `${claim} (${kind})`);
    const around = (index: number, before: number, after: number) =>
      bare.slice(Math.max(0, index - before), index + after);
    const hasBasis = (index: number) =>
      path.startsWith('/blog')
        ? !ofOurs.test(around(index, 60, 60)) || /\b20\d\d\b/.test(around(index, 200, 60))
        : /⟂/.test(around(index, 160, 400));
    const found = [...bare.matchAll(figure)].filter(({ index }) => !hasBasis(index));
    for (const { index } of found) figures.push(`${path}: ${bare.slice(index - 40, index + 20)}`);
  }
  expect(figures).toEqual([]);
});

const claims = claimDocuments().filter(({ path }) => path.startsWith('claims/'));

// claims-6, claims-7
test('placements and salaries come with the sentence, and claims with a link to how we count', async () => {
  for (const path of ['/', '/about', '/placements']) {
    const html = await read(path);
    expect(html, path).toContain(pastRecord);
    expect(html, path).toContain('href="/how-we-count"');
  }
  const html = await read('/how-we-count');
  const { other, ...records } = claimRecords;
  for (const name of Object.values(records)) expect(html).toContain(`>${name}<`);
  expect(html).not.toContain(other);
  const text = textOf(html);
  for (const { data } of claims)
    for (const part of [data['basis'], data['period'], plainDay(String(data['validUntil']))])
      expect(text).toContain(part);
});

/** What of a claim nothing else on the site says. */
const tellingOf = (text: string): string =>
  / /.test(text) ? text.slice(text.indexOf(' ') + 1) : text;

/** What a page still says of the claims. */
function claimedIn(html: string): string[] {
  const left = claims.map(({ data }) => tellingOf(String(data['text'])));
  const figures = html.match(/95%|500\+|₹6\.5 LPA|Trusted by|Five stars/g) ?? [];
  return [...left.filter((telling) => html.includes(telling)), ...figures];
}

describe('what may no longer be shown', () => {
  const everywhere = async () => {
    const paths = [
      ...pages,
      '/sitemap.xml',
      '/api/home-content',
      '/api/about',
      '/api/trust-stats',
      '/api/placement-stats',
      '/api/pages/claims',
      '/api/pages/search?q=placed',
    ];
    return visible((await Promise.all(paths.map(read))).join('\n'));
  };

  // claims-2, claims-3
  test.each(instances(['is withdrawn', 'has expired'], 1))('leaves when it %s', async (why) => {
    const shown = firestore().doc('shownClaims/main');
    const before = (await shown.get()).data()!;
    const kept =
      why === 'has expired'
        ? (before['claims'] as object[]).map((each) => ({ ...each, validUntil: '2026-04-01' }))
        : [];
    await shown.update({ claims: kept });
    const html = await everywhere();
    expect(claimedIn(html)).toEqual([]);
    await shown.set(before);
  });

  // claims-2
  test('a placement without consent has left page, list and sitemap', async () => {
    await firestore().doc('placements/sample-1').update({ consent: null });
    await rebuildSummaries(firestore());
    expect(await read('/placements')).not.toContain('Keerthana');
    expect(await read('/placements')).toContain('Abdul Rahman');
    expect(await read('/api/pages/placements')).not.toContain('Keerthana');
  });
});

// claims-11
test.each(instances(pages, 2))(
  'the copy of %s for offline has no claim, and says so',
  async (path) => {
    const response = await fetch(`${site}${path}?offline-copy`);
    expect(response.headers.get('x-claims')).toBeNull();
    const copy = visible(await response.text());
    expect(copy).toContain('leaves out figures and success stories');
    expect([...claimedIn(copy), ...(copy.match(/Keerthana/g) ?? [])]).toEqual([]);
    expect(await read(path)).not.toContain('leaves out figures');
  },
);

// claims-14
test('share images are the same whatever is backed, so that no copy of them has to leave', async () => {
  const shown = firestore().doc('shownClaims/main');
  const before = (await shown.get()).data()!;
  // The images of all courses and posts are drawn alike; what has no claims, the crawl above reads.
  const all = await addresses();
  const ofSome = (folder: string) => all.filter((path) => path.startsWith(folder)).slice(0, 1);
  const some = [...instances(pages, 2), ...ofSome('/courses/'), ...ofSome('/blog/')];
  const draw = async () => {
    const images = new Map<string, string>();
    for (const path of some) {
      const head = headOf(await read(path));
      const [, image = ''] = /"og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(head) ?? [];
      images.set(image, shareText(head));
    }
    const [first] = images.keys();
    const drawn = instances([first ?? '', '/og/site.png'], 1).map(async (path) => {
      const bytes = Buffer.from(await (await fetch(site + path)).arrayBuffer());
      return bytes.toString('base64');
    });
    return { images: [...images], drawn: await Promise.all(drawn) };
  };
  const backed = await draw();
  expect(backed.images.length).toBeGreaterThan(2);
  expect(backed.images.map(([, text]) => text)).not.toContain('');
  const others = [
    { onlyBacked: true, claims: [] },
    { onlyBacked: false, claims: [] },
  ];
  for (const other of instances(others, 1)) {
    await shown.set(other);
    expect(await draw()).toEqual(backed);
  }
  await shown.set(before);
});

// claims-3
test('pages keep a claim for a minute in the CDN at most, and not beyond local midnight', async () => {
  for (const path of pages) {
    const { headers } = await fetch(site + path);
    const [, seconds] = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(60);
    expect(headers.get('x-claims'), path).toBe('backed');
  }
});

// claims-10
test('seats left follow from the batches', async () => {
  const path = '/batches';
  const seatsOf = (text: string) =>
    [...text.matchAll(/(\d+) seats? left/g)].map(([, n]) => Number(n));
  const expected = async () => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
    const { docs } = await firestore().collection('batches').orderBy('firstDay').get();
    return docs
      .map((batch) => batch.data())
      .filter(({ state, firstDay }) => state === 'open' && firstDay >= today)
      .map(({ seats, seatsTaken }) => Number(seats) - Number(seatsTaken))
      .filter((left) => left > 0 && left <= 5)
      .toSorted();
  };
  expect(seatsOf(textOf(await read(path))).toSorted()).toEqual(await expected());
  const { docs } = await firestore().collection('batches').where('state', '==', 'open').get();
  await docs[0]!.ref.update({ seats: 20, seatsTaken: 17 });
  await rebuildSummaries(firestore());
  const after = seatsOf(textOf(await read(path))).toSorted();
  expect(after).toEqual(await expected());
  expect(after).toContain(3);
});

// course-17
test('a course says how many of it were placed in each year, with the basis', async () => {
  const said = textOf(await read('/courses/python-full-stack-development'));
  expect(said).toContain('Placed after this course');
  expect(said).toMatch(
    /Of those who asked for support in each year, in the four largest courses, April 2023 to March 2026\. 2025-26 112 of 120 2024-25 101 of 110 2023-24 92 of 102/,
  );
  expect(said).toContain(pastRecord);
  expect(textOf(await read('/courses/ethical-hacking-and-penetration-testing'))).not.toContain(
    'Placed after this course',
  );
});
