import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ifDeep } from '../../tests/support/level.ts';
import { samplePassword } from '../../tests/support/sample-accounts.ts';
import {
  buildSecondInstitute,
  description,
  firstIn,
  firstInBuild,
  type SecondInstitute,
} from '../../tests/support/second-institute.ts';

let second: SecondInstitute;

beforeAll(async () => {
  second = await buildSecondInstitute();
}, 180_000);

afterAll(() => second.remove(), 60_000);

// institute-5
test('it is described by 40 lines at most, and the command names the next ones', () => {
  expect(second.read(description).trim().split('\n').length).toBeLessThanOrEqual(40);
  expect(second.said).toMatch(
    /Next: npm start .* npm run deploy -- coast-school\n.*\nnpm run start-content -- --project coast-school --confirm coast-school\n$/s,
  );
  expect(second.read('functions/.env.coast-school')).toMatch(
    /^ENQUIRY_EMAIL=hello@coast-school.example$/m,
  );
  expect(second.read('functions/.env.demo-institute')).toContain('site@coast-school.example');
  expect(second.read('firebase.json').match(/(?<="(?:region|location)": ").+?(?=")/g)).toEqual([
    'europe-west1',
    'europe-west1',
    'europe-west1',
  ]);
  expect(second.read('web/.env.production.local')).toMatch(
    /^VITE_SITE_URL=https:\/\/www.coast-school.example$/m,
  );
});

// institute-5
test('what it writes can be committed: its format is that of the code, also with an apostrophe', () => {
  expect(second.read('schema/src/institute.ts')).toContain(`"Baobab's Coast School Ltd"`);
  const written = ['schema/src/institute.ts', 'schema/src/theme.ts', 'firebase.json'];
  const check = () => execFileSync('oxfmt', ['--check', ...written], { cwd: second.folder });
  expect(check).not.toThrow();
});

// institute-6
test.each(ifDeep)(
  'no file that is built for it has a word or a colour of the first, nor its name',
  () => {
    expect(firstInBuild(second)).toEqual([]);
  },
);

// institute-6
test('its rules show only what is backed until an owner chooses, and are those that its sources give', async () => {
  expect(second.read('firestore.rules')).toMatch(
    /return exists\(\S+shownClaims\/main\)\s+&& get\(/,
  );
  const script = `
    import { renderRules } from './tools/rules/render.ts';
    console.log(JSON.stringify(renderRules('firestore.rules')));`;
  expect(await second.evaluate(script)).toBe(second.read('firestore.rules'));
});

// institute-6
test('a line of fees begins with a capital letter, whatever its tax is called', async () => {
  const script = `import { tax, taxAtStart } from '@institute/schema'; console.log(JSON.stringify([tax, taxAtStart]));`;
  expect(await second.evaluate(script)).toEqual(['tax', 'Tax']);
});

// institute-13
test('its weekend is Friday and Saturday: in filters, office hours, calendars and the names of days', async () => {
  const said = await second.evaluate(`
    import { beginOfWeek, factsOfOffer, timesText, weekdays } from '@institute/schema';
    import { hoursText } from './functions/src/mails/office-hours.ts';
    import { missingDays } from './web/src/admin/courses/working-days.ts';
    import { matchingBatches } from './web/src/lib/batches/batch-filter.ts';
    const on = (days, from) => ({
      course: {}, seats: 8, days: days.map((day) => ({ day, from, to: '20:30' })),
    });
    const hours = Object.fromEntries(weekdays.map((day, at) => [day, ['7', '7', '7', '7', '8', '12', ''][at]]));
    const batches = [on(['sunday', 'monday', 'tuesday'], '18:30'), on(['friday', 'saturday'], '10:00')];
    const found = (when) => matchingBatches(batches, { when }).map(({ days }) => timesText(days));
    console.log(JSON.stringify({
      week: weekdays.join(' '),
      begin: ['2026-11-28', '2026-11-29', '2026-11-30', ''].map(beginOfWeek),
      office: ['en', 'ta'].map((language) => hoursText(hours, language)),
      weekend: found('weekend'),
      weekday: found('weekday-evening'),
      facts: factsOfOffer({ trainers: [], batches }),
      missing: missingDays([]).map(({ day }) => day).join(' '),
    }));`);
  expect(said).toEqual({
    week: 'sunday monday tuesday wednesday thursday friday saturday',
    begin: ['2026-11-22', '2026-11-29', '2026-11-29', ''],
    office: ['Sun-Wed 7, Thu 8, Fri 12', 'ஞாயிறு-புதன் 7, வியாழன் 8, வெள்ளி 12'],
    weekend: ['Fri, Sat mornings, 10:00 – 20:30'],
    weekday: ['Sun to Tue evenings, 18:30 – 20:30'],
    facts: expect.objectContaining({
      'batches.eveningDays': 'Sun to Tue',
      'batches.weekendDays': 'Fri, Sat',
    }),
    missing: 'sunday monday tuesday wednesday thursday',
  });
});

// institute-7
test.each([
  ["d'atölye", 'd-atolye-admin-2026'],
  ['школа', 'sample-admin-2026'],
])(
  'with the mark %s passwords of the sample have letters that every keyboard has',
  (mark, password) => {
    expect(samplePassword(mark, 'admin')).toBe(password);
  },
);

// institute-6
test('the installed app and the icon are its own', async () => {
  const [manifest, icon] = (await second.evaluate(`
    import { builtFacts, theme } from '@institute/schema';
    import { icons } from './web/vite/icons.ts';
    import { manifestOf } from './web/src/lib/identity/manifest.ts';
    console.log(JSON.stringify([manifestOf(builtFacts, theme), String(await icons['favicon.svg']())]));
  `)) as [object, string];
  expect(manifest).toMatchObject({
    name: 'Baobab Coast School of Computing',
    short_name: 'Coast',
    lang: 'en-NG',
    description: expect.stringContaining('in Lagos.'),
    shortcuts: [{ url: '/courses' }, { url: '/batches' }, { url: '/contact' }],
  });
  expect(icon).toMatch(/fill="#00372c"/);
});

// institute-6
test.each(ifDeep)('the files for browsers have them, and its offline page', () => {
  const manifest = second.read('web/dist/client/manifest.webmanifest');
  expect(manifest).toContain('"name": "Baobab Coast School of Computing"');
  expect(second.read('web/dist/client/favicon.svg')).toMatch(/fill="#00372c"/);
  const worker = second.read('web/dist/client/service-worker.js');
  expect(worker).toContain('Baobab Coast School');
  // Ọ and ẹ are letters of its country.
  for (const letters of ['latin-ext', 'vietnamese'])
    expect(worker).toContain(`bricolage-grotesque-${letters}-wght-normal`);
});

// institute-6
test('pages without content are its own, in English alone', async () => {
  const pages = (await second.evaluate(`
    import { readPage, paths } from '@institute/web/entry-server';
    const empty = { items: [], total: 0, pages: 0, count: 0, page: 1 };
    const answers = {
      singleton: null, onlyBacked: true, answerTime: null, course: null, post: null,
      coursePage: empty, placementPage: empty, postPage: empty,
    };
    const source = new Proxy({}, {
      get: (_, name) => name === 'leavesOutClaims' ? false : async () => answers[name] ?? (name in answers ? null : []),
    });
    const wanted = Object.values(paths).filter((path) => typeof path === 'string' && !path.startsWith('/admin'));
    const shown = {};
    for (const onlyBacked of [true, false]) for (const path of wanted) {
      answers.onlyBacked = onlyBacked;
      const { render } = await readPage(path, '', source);
      const { title, head, html } = render();
      shown[path + (onlyBacked ? '' : ' of all claims')] = title + head.description + html;
    }
    console.log(JSON.stringify(shown));
  `)) as Record<string, string>;
  expect(Object.keys(pages)).toContain('/privacy');
  for (const [path, html] of Object.entries(pages)) {
    expect(html, path).toContain('Baobab Coast School');
    expect([path, firstIn(html), html.match(/\p{Script=Tamil}+/u)]).toEqual([path, [], null]);
    // No one said that there are demo classes.
    expect([path, html.match(/free demo|sit in/i)]).toEqual([path, null]);
    // What the first teaches, promises and counted, and what its country has
    expect([
      path,
      html.match(
        /software|python|zoho|r.sum.|\blab\b|\bGST\b|\bIndia|98765|nominate|under 18|this kolam|the kolam|for an hour|hire from|Trustpilot|LPA|500\+|95%/i,
      ),
    ]).toEqual([path, null]);
  }
});

// institute-12, contact-13
test('an enquiry about a first course is about that course, and names no fact that it lacks; nor a name before the owner’s', async () => {
  const html = await second.evaluate(`
    import { builtFacts, course, storedCourse } from '@institute/schema';
    import { readPage } from '@institute/web/entry-server';
    const at = '2026-11-24T08:00:00.000Z';
    const given = course.parse({ slug: 'first', title: 'First', description: 'It.' });
    const first = storedCourse.parse({ ...given, _id: 'first', createdAt: at, updatedAt: at });
    const answers = { course: { ...first, batches: [], trainers: [] }, singleton: null, onlyBacked: true, answerTime: null, courseTitles: ['First', 'Second'] };
    const source = new Proxy({}, {
      get: (_, name) => name === 'leavesOutClaims' ? false : async (kind) =>
        kind === 'institute' ? { ...builtFacts, name: 'Renamed School' } : name in answers ? answers[name] : [],
    });
    const { render } = await readPage('/contact', '?course=Other&about=first', source);
    console.log(JSON.stringify(render().html));
  `);
  expect(html).toContain('The next date is not announced yet');
  expect(html).not.toMatch(/<dt>Duration|Baobab Coast School of Computing/);
  expect(html).toContain('Developed by Renamed School');
  expect(html).toMatch(
    /<option value="First" selected="">First.*>Second<.*>Other<\/option><\/select>/,
  );
});

// institute-8
test('a number of India and pages in Tamil are refused, and left out where they are stored', async () => {
  const made = await second.evaluate(`
    import { builtFacts } from '@institute/schema';
    import { ownFacts, storedInstitute } from './schema/src/content/own-facts.ts';
    const given = { ...builtFacts, gstin: '33ABCDE1234F1Z5', tamil: true };
    const at = '2026-11-24T08:00:00.000Z';
    const { gstin, tamil } = storedInstitute.parse({ ...given, createdAt: at, updatedAt: at });
    console.log(JSON.stringify([ownFacts.safeParse(given).error.issues.map(({ path }) => path[0]), gstin, tamil]));
  `);
  expect(made).toEqual([['tamil', 'gstin'], '', false]);
});

// institute-3, institute-6
test('calendars, hours, share images, structured data, forms, fees and the API are its own', async () => {
  const made = await second.evaluate(`
    import { builtFacts, course, courseList, experiences, feeTotal, gstIn, localMoment, moneyText, placementRecord, rangeText } from '@institute/schema';
    import { chatNumber } from './web/src/lib/links/phone-links.ts';
    import { jsonLd } from '@institute/web/entry-server';
    import { calendarOf } from './functions/src/pages/batch-calendar.ts';
    import { siteCard } from './functions/src/pages/share-image/share-card.ts';
    import { uriOf } from './functions/src/account/codes.ts';
    import { seeLabIn } from './web/src/texts/en/about.ts';
    import { visitText } from './web/src/texts/en/course.ts';
    import { columnsOf, templateText } from './tools/import/csv/rows.ts';
    import { tableNames, tables } from './tools/import/csv/tables.ts';
    const batch = {
      _id: 'b', firstDay: '2026-11-24', lastDay: '2026-12-22', mode: 'online', state: 'open',
      days: [{ day: 'tuesday', from: '09:00', to: '11:00' }],
      createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z',
    };
    const lesson = course.parse({ slug: 'class', title: 'Class', description: 'It.' });
    console.log(JSON.stringify([
      calendarOf(batch, { title: 'Class', slug: 'class' }, { site: 'https://coast-school.example', name: builtFacts.name }), siteCard(builtFacts).kind, moneyText(48000),
      [moneyText(12.5), feeTotal(99.99, { gstRate: 7.5 }), gstIn(107.49, { gstRate: 7.5 })].join(' '),
      course.parse({ ...lesson, price: 12.5, fees: { instalments: [{ label: 'All', due: 'Now', amount: 12.5 }] } }).price,
      placementRecord.parse({ month: '', salary: 250_000_000 }).salary,
      localMoment('2026-11-24', '09:00'), rangeText('09:00', '11:00'), uriOf('JBSWY3DPEHPK3PXP', 'me', builtFacts.name),
      experiences.fresher, chatNumber([{ label: 'Office', number: '01 234 5678', chat: false }]) ?? 'no chat',
      JSON.stringify(jsonLd({ kind: 'course', course: { ...lesson, batches: [] } }, { site: '', image: '' })).match(/onsite|online/i) ?? 'no mode',
      courseList.filters.map(({ name }) => name).join(' '),
      tables.courses.columns.map(({ title }) => title).slice(6, 8).join(' '),
      columnsOf('courses', ['gstRate', 'GSTIncluded']).map(({ path }) => path).join(' '),
      [seeLabIn('Ikeja'), visitText].join(' '),
      ...tableNames.map((name) => templateText(name)).join('').match(/kolam|anbu|meena|gst|[^",]*tax[^",]*|"18"|5800/gi),
    ]));
  `);
  expect(made).toEqual([
    expect.stringMatching(
      /Baobab Coast School of Computing[^]*TZID:Africa\/Lagos[^]*TZOFFSETTO:\+0100[^]*UNTIL=20261222T225959Z/,
    ),
    'Lagos',
    '₦48,000',
    '₦12.50 107.49 7.5',
    12.5,
    250_000_000,
    '2026-11-24T08:00:00.000Z',
    '09:00 – 11:00',
    expect.stringContaining('issuer=Baobab%20Coast%20School%20of%20Computing'),
    'None',
    'no chat',
    'no mode',
    'level syllabus batches',
    'order instructor',
    'fees.gstRate fees.gstIncluded',
    'We are in Ikeja. Ask us everything. Ask us everything.',
    'taxRate',
    'taxIncluded',
  ]);
});
