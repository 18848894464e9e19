import { builtColours, paletteOf, textsIn } from '@institute/schema';
import { expect, test } from 'vitest';
import { bookingIn } from '../../texts/booking-in.ts';
import { enquiryIn } from '../../texts/enquiry-in.ts';
import { renderMail } from '../render-mail.tsx';

const institute = {
  name: 'வாசல்',
  spokenName: 'வாசல்',
  palette: paletteOf(builtColours),
  phone: '+91 44 4000 0100',
  phoneLink: 'tel:+914440000100',
  email: 'a@b.in',
  map: 'https://b.in',
  said: {
    en: { address: '14, Adyar', branches: [], hours: 'Mon-Fri 9 AM - 7 PM', desk: 'Admissions' },
    ta: {
      address: '14, அடையாறு',
      branches: [],
      hours: 'திங்கள்-வெள்ளி காலை 9 - மாலை 7',
      desk: 'சேர்க்கை',
    },
  },
};

const { news, classOf, confirmFirst } = bookingIn.ta;

const { dates, demoModes } = textsIn.ta;

/** Addresses, and what India time is called. */
const latin = /https?:\S+|\S+@\S+|mailto:\S+|tel:\S+|\bIST\b/g;

const evening = dates.clock('18:30');

// tamil-21, demo-20, mails-7
test.each(Object.entries(news))(
  'a mail about a booking is in Tamil alone: %s',
  (_, [title, text]) => {
    const mail = renderMail(
      {
        template: 'booking',
        language: 'ta',
        title,
        text,
        name: 'மீனா',
        demoClass: { title: classOf(''), day: '2026-12-07', when: evening },
        where: `${demoModes.classroom}, அடையாறு`,
        branch: 'Adyar',
        trainers: ['கார்த்திக்'],
        offeredUntil: '2026-12-06T06:30:00.000Z',
        joinLink: 'https://b.in/class',
        joining: confirmFirst,
        link: 'https://b.in/ta/demo/booking#id.secret',
      },
      institute,
    );
    expect(mail.html).toContain('<html lang="ta">');
    expect(mail.html).toContain('>திங்.<');
    expect(mail.html).toMatch(new RegExp(`class="preview"[^>]*>${evening}, 14, அடையாறு<`));
    expect(mail.text).toMatch(new RegExp(`${enquiryIn.ta.trainer}: கார்த்திக்$`, 'm'));
    expect(mail.text).toMatch(/^திங்கள்-வெள்ளி காலை 9 - மாலை 7$/m);
    expect(mail.text).toMatch(/https?:[^\s]+\/ta\/privacy$/);
    expect(mail.text.replaceAll(latin, '')).not.toMatch(/[A-Za-z]{2,}/);
  },
);

const branch = {
  name: 'Velachery',
  address: '8 Rangoli Street',
  city: 'Chennai',
  zipCode: '600042',
  mapPoint: '12.9791, 80.2206',
  directions: 'Seven minutes on foot',
  phone: '044 1234 5679',
};

const atBranch = {
  ...institute,
  said: {
    en: { ...institute.said.en, branches: [branch] },
    ta: {
      ...institute.said.ta,
      branches: [
        {
          ...{ ...branch, name: 'வேளச்சேரி', address: '8 ரங்கோலி தெரு', city: 'சென்னை' },
          directions: 'ஏழு நிமிட நடை',
        },
      ],
    },
  },
};

// demo-20, contact-14
test('a mail about a class at a branch says where that is, how to get there, who teaches and whom to call', () => {
  const { html, text } = renderMail(
    {
      template: 'booking',
      title: 'See you',
      text: 'You have a place.',
      name: 'Meena',
      demoClass: { title: 'SQL', day: '2026-12-07', when: 'Mon 7 Dec' },
      where: 'Classroom, Velachery',
      branch: 'Velachery',
      trainers: ['Karthik Raghavan', 'Priya Venkatesan'],
      offeredUntil: '',
      joinLink: '',
      joining: '',
      link: 'https://b.in/demo/booking#id.secret',
    },
    atBranch,
  );
  expect(text).toContain('Classroom, Velachery');
  expect(text).toContain('8 Rangoli Street, Chennai 600042');
  expect(text).toContain('Seven minutes on foot');
  expect(text).toMatch(/^Course taught by: Karthik Raghavan, Priya Venkatesan$/m);
  expect(html).toMatch(/>Course taught by<\/th><td[^>]*>Karthik Raghavan, Priya Venkatesan</);
  expect(html).toMatch(/class="preview"[^>]*>Mon 7 Dec, 8 Rangoli Street, Chennai 600042</);
  expect(text).toMatch(/^Mon-Fri 9 AM - 7 PM$/m);
  expect(text).toContain('query=12.9791%2C80.2206');
  expect(text).toMatch(/^Questions: 044 1234 5679$/m);
});

// mails-6
test('a range of times goes to the next line as a whole, and times after the day of a batch to a line of their own', () => {
  const { html } = renderMail(
    {
      template: 'booking',
      ...{ title: '', text: '', name: '', offeredUntil: '', joinLink: '', joining: '', link: '' },
      demoClass: {
        title: 'SQL',
        day: '2026-12-07',
        when: 'From Mon, 7 Dec 2026: Mon evenings, 6:30 – 8:30 pm; Sat, 10:00 am – 1:00 pm (IST)',
      },
      where: '',
      branch: '',
    },
    institute,
  );
  const whole = (range: string) => `<span style="display:inline-block">${range}</span>`;
  const evenings = `Mon evenings, ${whole('6:30 – 8:30 pm')}; Sat, ${whole('10:00 am – 1:00 pm')}`;
  expect(html).toContain(`7 Dec 2026:<br/>${evenings}`);
});

// tamil-21, mails-6
test('a mail in Tamil has the address of a branch in Tamil, and the same place on the map', () => {
  const { text } = renderMail(
    {
      template: 'booking',
      language: 'ta',
      ...{ title: '', text: '', name: '', offeredUntil: '', joinLink: '', joining: '', link: '' },
      demoClass: { title: 'SQL', day: '2026-12-07', when: evening },
      where: `${demoModes.classroom}, வேளச்சேரி`,
      branch: 'velachery',
    },
    atBranch,
  );
  expect(text).toContain('8 ரங்கோலி தெரு, சென்னை 600042');
  expect(text).toContain('ஏழு நிமிட நடை');
  expect(text).toContain('query=12.9791%2C80.2206');
  expect(text).toContain('சேர்க்கை, வாசல்');
  expect(text).not.toMatch(/Rangoli|Chennai|Seven|Admissions/);
});

// contact-14, enquiries-42
test.each([
  ['in a classroom is at the address where Contact has no branches', true, [], true],
  ['in a classroom has no address where Contact has branches', true, [branch], false],
  ['online has no address', false, [], false],
])('a batch without a branch, %s', (_, isHeld, branches, isTold) => {
  const en = { ...institute.said.en, branches };
  const { text } = renderMail(
    {
      template: 'thanks',
      title: 'Thanks',
      language: 'en',
      course: 'Violin',
      batch: {
        ...{ isFull: false, day: '2026-12-08', when: 'Tue', where: 'Classroom' },
        ...{ branch: '', isHeld, trainer: '', fee: '' },
      },
    },
    { ...institute, said: { ...institute.said, en } },
  );
  expect(/^Where: Classroom\n +14, Adyar$/m.test(text)).toBe(isTold);
});

// tamil-21
test.each([
  ['Hello Meena', 'en'],
  ['வணக்கம் மீனா', 'ta'],
])(
  'a message says in which language it is written, and its footer in which it is: %s',
  (text, written) => {
    const { html } = renderMail(
      { template: 'message', title: text, text, language: 'ta' },
      institute,
    );
    expect(html).toContain(`<html lang="${written}">`);
    expect(html).toMatch(new RegExp(`<div[^>]* lang="ta"[^>]*><p[^>]*>சேர்க்கை`));
  },
);
