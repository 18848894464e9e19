import { theme } from '@institute/schema';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Institute } from '../../../functions/src/mails/institute.ts';
import { renderMail } from '../../../functions/src/mails/render-mail.tsx';
import type { MailBody } from '../../../functions/src/mails/templates.tsx';
import { bookingIn } from '../../../functions/src/texts/booking-in.ts';
import { expectNoViolationsLightOrDark } from '../../support/browser/axe.ts';
import { everyMail, hostile } from '../../support/every-mail.ts';
import { bareInstitute } from '../../support/mail-text.ts';
import { browserOfWorker } from '../../support/browser/browser.ts';
import { isDeep, spread } from '../../support/level.ts';

const desk = 'Admissions';
const address = '2nd Floor, 14 Kolam Street, Adyar, Chennai, Tamil Nadu 600020';

const institute: Institute = {
  ...bareInstitute,
  name: 'Vaasal Institute of Technology',
  phone: '+91 44 4000 0100',
  phoneLink: 'tel:+914440000100',
  email: 'admissions@vaasal.example',
  map: 'https://www.google.com/maps/search/?api=1&query=Adyar',
  said: {
    en: { address, branches: [], hours: 'Mon-Fri 9 AM - 7 PM', desk },
    ta: { address, branches: [], hours: 'திங்கள்-வெள்ளி காலை 9 - மாலை 7', desk },
  },
};

const site = 'https://www.vaasal.example';

const colours = Object.values(theme).flat();

/** Gmail cuts off what is longer, in bytes. */
const longest = 100_000;

let page: Page;
let requests: string[] = [];

beforeAll(async () => {
  vi.stubEnv('SITE_URL', site);
  page = await (await browserOfWorker()).newPage({ viewport: { width: 390, height: 844 } });
  page.on('request', ({ url }) => requests.push(url()));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await page.context().close();
});

const mails = Object.values(everyMail)
  .flat()
  .map((body: MailBody, index) => [`${body.template} ${index}`, body] as const);

/** All are made of the same parts: of two templates the first level has one looked at by axe. */
const templates: readonly (readonly MailBody[])[] = Object.values(everyMail);
const looked = new Set(isDeep ? templates.flat() : spread(templates, 2).map(([first]) => first));

/** What a mail says and where its links lead, and what its source would be as XML. */
const readPage = (html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(
      source.replace('<!doctype html>', ''),
      'application/xhtml+xml',
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('h1, .preview'))
        texts.push(walker.currentNode.textContent ?? '');
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? '',
      titles: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      language: document.documentElement.lang,
      schemes: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      buttons: [...document.querySelectorAll<HTMLAnchorElement>('a.button')].map(
        ({ href }) => href,
      ),
      width: document.documentElement.scrollWidth,
      texts,
    };
  }, html);

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

// mails-1, mails-2, mails-3
test.each(mails)(
  '%s is one page that any mail program can show, says the same in its plain text, and leads to nowhere but the site, and to the institute',
  async (_, body) => {
    requests = [];
    const { html, text } = renderMail(body, institute);
    await page.setContent(html);
    const seen = await readPage(html);
    expect(seen).toMatchObject({
      error: '',
      titles: [body.title],
      schemes: 'light dark',
      width: 390,
    });
    expect(seen.language).toBe('language' in body ? body.language : 'en');
    expect(seen.buttons.length).toBeLessThan(2);
    expect(requests.filter((url) => !url.startsWith('about:'))).toEqual([]);
    expect(html).not.toMatch(/<(?:img|link|script)\b|@import|url\(/);
    for (const [colour] of html.matchAll(/#[\da-f]{6}\b/g)) expect(colours).toContain(colour);
    expect(Buffer.byteLength(html)).toBeLessThan(longest);

    const { texts, links } = seen;
    const plain = withoutSpaces(text);
    // Dots show the number of seats beside them. The weekday on the leaf is short, in Tamil with a full stop.
    for (const each of texts.filter((one) => !/^●+\s$/.test(one)))
      expect(plain).toContain(withoutSpaces(each).replace(/\.$/, ''));
    for (const link of links) if (link.startsWith('http')) expect(plain).toContain(link);
    const shown = withoutSpaces([body.title, ...texts, ...links].join(''));
    const said = text.split(/\n|: |:$/m).map((piece) => withoutSpaces(piece.replace(/^- /, '')));
    // The date stands beside its leaf, without a name.
    const unnamed: readonly string[] = Object.values(bookingIn).map(({ whenLabel }) => whenLabel);
    for (const piece of said) if (!unnamed.includes(piece)) expect(shown).toContain(piece);

    const known = [institute.phoneLink, `mailto:${institute.email}`, institute.map];
    const ofClass = body.template === 'booking' && body.joinLink;
    const others = links.filter((link) => !link.startsWith(`${site}/`) && !known.includes(link));
    expect(others).toEqual(ofClass ? [ofClass] : []);
    if (looked.has(body)) await expectNoViolationsLightOrDark(page);
  },
);

// mails-4
test.each(mails)('%s shows what was typed as text', (_, body) => {
  const { html, text } = renderMail(body, institute);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('evil.example"');
  expect(html + text).not.toMatch(/[^\P{Cc}\n]/u);
  if (JSON.stringify({ ...body, title: '' }).includes('onerror')) {
    expect(text).toContain(hostile.name);
    expect(html).toContain('&lt;img src=');
  }
});

// mails-6
test('a mail about a booking tells who writes, where it is, what to bring and whom to ask', () => {
  const textOf = (index: number) => renderMail(everyMail.booking[index]!, institute).text;
  const there = `Where: Classroom, Adyar
       ${address}
       Open in Maps: ${institute.map}
Course taught by: Karthik Raghavan, Priya Venkatesan
Bring: A notebook and your questions. There is nothing else to prepare.
Cost: Nothing
Questions: ${institute.phone}
`;
  expect(textOf(0)).toContain(there);
  expect(textOf(0)).toContain(`\n${desk}, ${institute.name}\n`);
  expect(textOf(2)).toContain('Bring: Your questions. There is nothing else to prepare.');
  const over = textOf(4);
  expect(over).toContain(`Questions: ${institute.phone}`);
  for (const gone of ['Bring:', 'Cost:', institute.map]) expect(over).not.toContain(gone);
  expect(over).toContain(`See the free demo classes:\n${site}/demo\n`);
});

// mails-7
test('what lists of mails show of one is what matters most in it, and it is not shown itself', async () => {
  const previewOf = async (body: MailBody) => {
    await page.setContent(renderMail(body, institute).html);
    const preview = page.locator('.preview');
    return (await preview.isVisible()) ? '' : preview.textContent();
  };
  expect(await previewOf(everyMail.booking[0]!)).toBe(
    `${everyMail.booking[0]!.demoClass.when}, ${address}`.slice(0, 150),
  );
  expect(await previewOf(everyMail.thanks[0]!)).toMatch(
    /^A counsellor will answer you within 24 hours.* Data Science with Python\. From Sat, 5 Dec/,
  );
  expect(await previewOf(everyMail.message[1]!)).toMatch(/^Vanakkam Meena, The next batch/);
  expect(await previewOf(everyMail['new-enquiry'][0]!)).toMatch(/^One <h1>Two/);
});

// mails-1, contact-11
test('without contact details a mail names none', () => {
  const { html, text } = renderMail(everyMail.message[1]!, bareInstitute);
  expect(html).not.toMatch(/mailto:|tel:/);
  expect(text.split('\n').slice(-4)).toEqual([
    'Vaasal',
    '',
    'You get this email because you sent us an enquiry.',
    `Privacy notice: ${site}/privacy`,
  ]);
});

// consents-5
test('a student’s answer leads to placements, and to Home for testimonials', () => {
  const { text } = renderMail(everyMail['consent-answer'][0]!, institute);
  for (const tab of ['placements', 'home']) expect(text).toContain(`${site}/admin/${tab}`);
});
