import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtFacts } from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { instances } from '../../support/level.ts';
import { root, siteUrl } from '../../support/ports.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();
const site = siteUrl('test');
/** The address that the demo site gives itself. */
const own = siteUrl('start');

const get = (path: string) => fetch(site + path, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const setTamil = (tamil: boolean) =>
  admin('PUT', '/api/institute', { body: { ...builtFacts, tamil } });

/** A post that is not translated. */
const post = '/blog/what-a-rest-api-does';

/** Pages whose texts are of the code. */
const pages = ['/courses', '/blog', '/batches', '/demo', '/trainers', '/placements'];

const alternates = (path: string) => [
  ['en-IN', own + path],
  ['ta-IN', `${own}/ta${path}`],
  ['x-default', own + path],
];

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => [language, href],
  );

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

// tamil-1
test.each(['nobody has switched it on', 'an owner has switched it off'])(
  'nothing of it is there where %s',
  async (why) => {
    if (why.startsWith('nobody')) await firestore().doc('content/institute').delete();
    else await setTamil(false);
    for (const path of ['/ta', '/ta/courses', '/ta/demo/booked'])
      expect((await get(path)).status).toBe(404);
    // An email that was sent while it was there leads to its booking.
    expect(await text('/ta/demo/booking')).toMatch(/<html[^>]* lang="en[^]*name="secret"/);
    expect(await text('/courses')).not.toMatch(/hreflang|"\/ta\b|தமிழ்/);
    expect(await text('/sitemap.xml')).not.toMatch(/xhtml|\/ta\b/);
  },
);

describe('once it is switched on', () => {
  beforeAll(async () => {
    await setTamil(true);
  });

  // tamil-2, tamil-4, tamil-5
  test.each(instances(pages, 2))(
    '%s is there in both languages, each with a link to the other',
    async (path) => {
      const [english, tamil] = await Promise.all([text(path), text(`/ta${path}`)]);
      expect(english).toMatch(/<html[^>]* lang="en-IN"/);
      expect(tamil).toMatch(/<html[^>]* lang="ta"/);
      expect([alternatesIn(english), alternatesIn(tamil)]).toEqual([
        alternates(path),
        alternates(path),
      ]);
      expect([canonicalIn(english), canonicalIn(tamil)]).toEqual([own + path, `${own}/ta${path}`]);
      expect(english.split(`href="/ta${path}" lang="ta"`)).toHaveLength(3);
      expect(tamil.split(`href="${path}" lang="en"`)).toHaveLength(3);
      expect(tamil).not.toMatch(/"name":"(?:Home|Courses|Blog)"/);
      expect(gzipSync(tamil).length).toBeLessThan(18_000);
      expect(tamil).toContain('font-synthesis:weight');
      expect(tamil).not.toContain('letter-spacing');
    },
  );

  // tamil-2, tamil-3
  test('a page that is not translated is in English, and its link leads to the nearest', async () => {
    for (const path of [post, `${post}/`, post.replace('what', '%77hat')]) {
      const answer = await get(`/ta${path}?utm_source=poster`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `${path}?utm_source=poster`,
      ]);
    }
    const english = await text(post);
    expect(english).toContain('href="/ta/blog#only-in-english" lang="ta"');
    expect(alternatesIn(english)).toEqual([]);
    expect(await text('/ta/blog')).toMatch(/id="only-in-english"[^>]*>[^<]+தமிழில் இல்லை/);
  });

  // tamil-1
  const absent = ['/admin', '/sitemap.xml', '/blog/rss.xml', '/og/site.png', '/own/icon-192.png'];
  test.each(instances(absent, 2))('/ta%s is not there', async (path) => {
    const answer = await get(`/ta${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<html[^>]* lang="ta"/);
  });

  // tamil-2
  test('no address leads to another site by the link to the other language', async () => {
    const html = await text('/ta//evil.example/x');
    expect(html).toContain('href="/evil.example/x" lang="en"');
    expect(html).not.toContain('href="//');
  });

  // tamil-1
  test('forms post to the pages in Tamil', async () => {
    const html = await text('/ta/demo');
    const [, form = ''] = /href="(\/ta\/demo\/[\w-]+-\d{4}-\d\d-\d\d)"/.exec(html) ?? [];
    const page = await text(form);
    expect(page).toMatch(/<html[^>]* lang="ta"/);
    expect(page).toContain(`action="${form}"`);
    const answer = await fetch(site + form, { method: 'POST', body: new URLSearchParams() });
    expect(await answer.text()).toMatch(/<html[^>]* lang="ta"/);
  });

  // tamil-4, tamil-14
  test('a post that is translated is there in both languages, and others in the list in English', async () => {
    const path = '/blog/what-a-course-costs';
    const [english, tamil, list] = await Promise.all([
      text(path),
      text(`/ta${path}`),
      text('/ta/blog'),
    ]);
    for (const html of [english, tamil]) expect(alternatesIn(html)).toEqual(alternates(path));
    expect(canonicalIn(tamil)).toBe(`${own}/ta${path}`);
    expect(tamil).toMatch(/<h2 id="[^"]+">எங்கள் பதில்கள்</);
    expect(tamil).toMatch(/"@type":"BlogPosting".*"inLanguage":"ta/);
    expect(tamil).toMatch(/og:image" content="[^"]*\/og\/ta\/blog\//);
    expect(gzipSync(tamil).length).toBeLessThan(18_000);
    expect(list).toContain('href="/ta/blog/what-a-course-costs">ஒரு படிப்புக்கு');
    for (const html of [tamil, list]) expect(html).toMatch(/<li[^>]*>குடும்பங்கள்</);
    expect(list).toMatch(new RegExp(`lang="en" href="/ta${post}">What`));
    expect(await text('/sitemap.xml')).toContain(`<loc>${own}/ta${path}</loc>`);
  });

  // tamil-4, tamil-11
  test('a course in Tamil says how long it takes, and is in its category', async () => {
    const html = await text('/ta/courses/python-full-stack-development');
    expect(html).toContain('"timeRequired":"P6M"');
    expect(await text('/ta/courses')).toMatch(/<h2>செக்யூரிட்டி<!-- --> <small>2 /);
    const title = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? 'none';
    expect(title).toMatch(/\p{Script=Tamil}/u);
    const placements = await text('/ta/placements');
    expect(placements).toContain(`>${title}</p>`);
    expect(placements).not.toContain('>Python Full Stack Development</p>');
  });

  // tamil-23
  test('the form offers a course by its name in Tamil, and stores its title', async () => {
    const html = await text('/ta/contact');
    const nameOf = (value: string) =>
      new RegExp(`<option value="${value}"[^>]*>([^<]*)<`).exec(html)?.[1];
    // One of the fixed list, and one of the other courses.
    expect(nameOf('python-fullstack')).toMatch(/^Python Full Stack \p{Script=Tamil}+$/u);
    expect(nameOf('Data Science with Python')).toMatch(/\p{Script=Tamil}/u);
    expect(await text('/contact')).toContain('<option>Data Science with Python</option>');
  });

  // institute-11, tamil-10
  test('what an owner says that students get, and where, is in Tamil as far as it is translated', async () => {
    const whatYouGet = [
      { title: 'An apron', text: 'Yours to keep' },
      { title: 'Bread', text: 'Each day' },
    ];
    const save = (fields: object) =>
      admin('PUT', '/api/institute', { body: { ...builtFacts, tamil: true, ...fields } });
    await save({ courseFeatures: ['Warm ovens'], whatYouGet });
    const texts = [
      { path: 'area', english: builtFacts.area, tamil: 'அடையாறு' },
      { path: 'courseFeatures.0', english: 'Warm ovens', tamil: 'சூடான அடுப்பு' },
      { path: 'whatYouGet.0.title', english: 'An apron', tamil: 'ஓர் ஏப்ரன்' },
    ];
    await admin('POST', '/api/translations', { body: { kind: 'institute', of: '', texts } });
    const list = await text('/ta/courses');
    expect(list).toContain('>ஓர் ஏப்ரன்</h3>');
    expect(list).toContain('>Bread</h3>');
    expect(await text('/ta/courses/python-full-stack-development')).toMatch(/>சூடான அடுப்பு</);
    expect(await text('/ta/about')).toContain('எங்கள் இடம் அடையாறு.');
    await save({});
    expect(await text('/ta/courses')).toContain('நேரடி புராஜெக்ட்கள்');
  });

  // tamil-17
  test('where there is no email address, a form is named in Tamil instead', async () => {
    const { body } = await admin('GET', '/api/contact-info');
    const info = { ...(body.data as object), updatedAt: undefined };
    const save = (fields: object) =>
      admin('PUT', '/api/contact-info', { body: { ...info, ...fields } });
    await save({ email: [] });
    const page = await text('/ta/privacy');
    await save({});
    expect(page).toContain('href="/ta/contact">எங்கள் தொடர்புப் படிவம்</a>');
    expect(page).not.toContain('contact form');
  });

  // tamil-4
  test('the sitemap names both addresses of each page', async () => {
    const sitemap = await text('/sitemap.xml');
    const [, entry = ''] =
      new RegExp(`<url><loc>${own}/ta/batches</loc>(.*?)</url>`).exec(sitemap) ?? [];
    for (const [language, href] of alternates('/batches'))
      expect(entry).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      );
    expect(sitemap).not.toContain(`/ta${post}<`);
  });

  // tamil-4
  test('a page in Tamil has a share picture in Tamil', async () => {
    const [, picture = ''] =
      /og:image" content="[^"]*(\/og\/ta\/site\.png[^"]*)"/.exec(await text('/ta/batches')) ?? [];
    const [tamil, english] = await Promise.all([get(picture), get('/og/site.png')]);
    expect([tamil.status, tamil.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(tamil.headers.get('etag')).not.toBe(english.headers.get('etag'));
  });
});

/** Texts of code in a language, long enough to be no part of a consent, which is in both. */
const textsIn = (language: 'en' | 'ta') =>
  globSync(`{web,schema}/src/texts/${language}/*.{ts,tsx}`, { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/'([^'\\\n]{25,})'/g)])
    .map(([, found = '']) => found)
    .filter((found) => /\S \S/.test(found));

const filesIn = (folder: string, type = 'js') =>
  globSync(`web/dist/${folder}/*.${type}`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

// tamil-17
test('no file of a language has a text of the other', () => {
  const [english, tamil] = [textsIn('en'), textsIn('ta')];
  expect(Math.min(english.length, tamil.length)).toBeGreaterThan(40);
  const both = new Set(english.filter((each) => tamil.includes(each)));
  const [inEnglish, inTamil] = [
    filesIn('client/assets').join(),
    filesIn('client/assets/ta').join(),
  ];
  expect(tamil.filter((each) => !both.has(each) && inEnglish.includes(each))).toEqual([]);
  expect(english.filter((each) => !both.has(each) && inTamil.includes(each))).toEqual([]);
});

// tamil-5, tamil-12
test('the face of Tamil letters is kept for pages in Tamil alone, and the dashboard can fetch it', () => {
  const has = (file: string) => /catamaran-tamil[\w-]*\.woff2/.test(file);
  const worker = (name: string) => readFileSync(join(root, 'web/dist/client', name), 'utf8');
  expect([has(worker('service-worker.js')), has(worker('service-worker-ta.js'))]).toEqual([
    false,
    true,
  ]);
  expect(filesIn('client/assets').filter(has)).toHaveLength(2);
});

// tamil-5
test('pages in Tamil have one face for Tamil letters, of 60 KB at most, no spaced and no slanted letters', () => {
  const styles = filesIn('client/assets/ta', 'css').join('');
  const folder = 'web/dist/client/assets/ta';
  const ofTamil = [...styles.matchAll(/@font-face\{([^}]*U\+0?B80[^}]*)\}/gi)].flatMap(
    ([, rule = '']) => [...rule.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file),
  );
  expect(ofTamil).toEqual([expect.stringMatching(/catamaran-tamil[\w-]*\.woff2$/)]);
  const [file = ''] = globSync(`${folder}/catamaran-tamil*.woff2`, { cwd: root });
  expect(statSync(join(root, file)).size).toBeLessThanOrEqual(60 * 1024);
  expect(styles).not.toContain('letter-spacing');
  expect(styles).toContain('font-synthesis:weight');
});
