import { expect, test } from 'vitest';
import { problemsIn, type Site } from './find-problems.ts';
import { nearestPaths } from './nearest-path.ts';

const file = 'images/0123456789abcdef-door.webp';

const paths = new Set(['/', '/about', '/contact', '/courses/python']);

const site: Site = {
  paths,
  nearest: nearestPaths(paths),
  files: new Set([file]),
  batches: new Set(['open']),
  facts: new Set(['institute.courses', 'course.fee:python']),
};

const found = (path: string, data: object) =>
  problemsIn(path, data, site).map(({ kind, field, text }) => [kind, field, text]);

const post = { title: 'Doors', excerpt: 'Why', published: true, publishedAt: '2026-01-01' };

// health-1
test('links that lead nowhere are found in fields and in HTML', () => {
  const content =
    '<p><a href="/courses/python?x=1#y">a</a> <a href="/courses/gone">b</a> <a href="https://example.com/x">c</a></p>';
  expect(found('posts/a', { ...post, content, link: '/nowhere/' })).toEqual([
    ['link', 'content', '/courses/gone'],
    ['link', 'link', '/nowhere/'],
  ]);
  for (const link of ['/', '/about/', '/contact?course=x', `/${file}`, '//example.com', '/admin'])
    expect(found('posts/a', { ...post, link })).toEqual([]);
});

// health-4
test('a link and an image can be mended in place, but for those of a translation', () => {
  const mends = (path: string, data: object) =>
    problemsIn(path, data, site).flatMap(({ text, mend }) => (mend ? [[text, mend]] : []));
  const content = `<a href="/abuot">a</a><img src="/${file}">`;
  expect(mends('posts/a', { ...post, content, image: '/nowhere' })).toEqual([
    ['/abuot', { as: 'path', value: '/abuot', suggested: '/about' }],
    ['/nowhere', { as: 'path', value: '/nowhere' }],
    [`/${file}`, { as: 'text', value: '' }],
  ]);
  const texts = [{ path: 'content', english: '', tamil: content }];
  expect(problemsIn('translations/a', { texts }, site)).toHaveLength(2);
  expect(mends('translations/a', { texts })).toEqual([]);
});

// health-1
test('links to batches that are over, and files that are gone, are found', () => {
  const links = ['/batches/over.ics', '/contact?course=x&amp;batch=over', '/batches/open.ics'];
  const content = `${links.map((link) => `<a href="${link}">x</a>`).join('')}<img alt="x" src="/images/ffffffffffffffff-gone.png">`;
  expect(found('posts/a', { ...post, content })).toEqual([
    ['file', 'content', 'images/ffffffffffffffff-gone.png'],
    ['batch', 'content', '/batches/over.ics'],
    ['batch', 'content', '/contact?course=x&batch=over'],
  ]);
});

// health-1
test('facts that are not known are found, each where its texts may have it', () => {
  const excerpt =
    '{institute.courses} {institute.seats} {course.fee:python} {course.fee:gone} {placements.rate}';
  const own = '{course.fee} {course.duration} {course.instalments}';
  const fees = { gstRate: 0, instalments: [], refunds: [] };
  const course = { slug: 'a', shortDescription: 'A', price: 9, fees, duration: '9 weeks' };
  expect(found('posts/a', { ...post, excerpt })).toEqual([
    ['fact', 'excerpt', '{institute.seats} is shown as “…”'],
    ['fact', 'excerpt', '{course.fee:gone} is shown as “…”'],
  ]);
  expect(found('courses/a', { ...course, description: own })).toEqual([
    ['fact', 'description', '{course.instalments} is shown as “…”'],
  ]);
  const texts = [{ path: 'description', english: '', tamil: `${own} {institute.seats}` }];
  expect(found('translations/a', { texts })).toEqual([
    ['fact', 'description', '{institute.seats} is shown as “…”'],
  ]);
});

// health-1
test('what describes pages and pictures is missed where it is empty', () => {
  const content = `<img src="/${file}" alt=""><img src="/${file}"><img src="/${file}" alt="Door">`;
  expect(found('posts/a', { ...post, excerpt: '', content, publishedAt: '' })).toEqual([
    ['description', 'excerpt', 'Without one, search engines choose their own text'],
    ['alternative', 'content', `/${file}`],
    ['alternative', 'content', `/${file}`],
    ['date', 'title', 'Without a date it is listed last'],
  ]);
  expect(found('courses/a', { title: 'A', shortDescription: '', description: 'Long' })).toEqual([]);
  expect(found('posts/a', { ...post, published: false, publishedAt: '' })).toEqual([]);
});

// health-1
test('only shown colours with too little contrast are found', () => {
  const ratingPlatforms = [
    { name: 'Google', color: '#ffc107', isActive: true },
    { name: 'Old', color: '#ffc107', isActive: false },
    { name: 'Dark', color: '#33318f', isActive: true },
  ];
  expect(found('content/trustStats', { ratingPlatforms })).toEqual([
    ['contrast', 'ratingPlatforms.0.color', 'Google: #ffc107'],
  ]);
});
