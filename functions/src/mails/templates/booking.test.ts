import { builtColours, paletteOf, textsIn } from '@institute/schema';
import { expect, test } from 'vitest';
import { bookingIn } from '../../texts/booking-in.ts';
import { renderMail } from '../render-mail.tsx';

const institute = {
  name: 'வாசல்',
  spokenName: 'வாசல்',
  palette: paletteOf(builtColours),
  address: '14, அடையாறு',
  phone: '+91 44 4000 0100',
  phoneLink: 'tel:+914440000100',
  email: 'a@b.in',
  desk: '',
  map: 'https://b.in',
  branches: [],
};

const { news, classOf, confirmFirst } = bookingIn.ta;

const { dates, demoModes } = textsIn.ta;

/** Addresses, and what India time is called. */
const latin = /https?:\S+|\S+@\S+|mailto:\S+|tel:\S+|\bIST\b/g;

// tamil-21
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
        demoClass: { title: classOf(''), day: '2026-12-07', when: dates.clock('18:30') },
        where: `${demoModes.classroom}, அடையாறு`,
        branch: 'அடையாறு',
        offeredUntil: '2026-12-06T06:30:00.000Z',
        joinLink: 'https://b.in/class',
        joining: confirmFirst,
        link: 'https://b.in/ta/demo/booking#id.secret',
      },
      institute,
    );
    expect(mail.html).toContain('<html lang="ta">');
    expect(mail.html).toContain('>திங்.<');
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

// demo-20, contact-14
test('a mail about a class at a branch says where that is, how to get there and whom to call', () => {
  const { text } = renderMail(
    {
      template: 'booking',
      title: 'See you',
      text: 'You have a place.',
      name: 'Meena',
      demoClass: { title: 'SQL', day: '2026-12-07', when: 'Mon 7 Dec' },
      where: 'Classroom, Velachery',
      branch: 'Velachery',
      offeredUntil: '',
      joinLink: '',
      joining: '',
      link: 'https://b.in/demo/booking#id.secret',
    },
    { ...institute, branches: [branch] },
  );
  expect(text).toContain('Classroom, Velachery');
  expect(text).toContain('8 Rangoli Street, Chennai 600042');
  expect(text).toContain('Seven minutes on foot');
  expect(text).toContain('query=12.9791%2C80.2206');
  expect(text).toMatch(/^Questions: 044 1234 5679$/m);
});
