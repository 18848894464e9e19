import { expect, test } from 'vitest';
import { post } from '../blog/post.ts';
import { contactInfo } from './contact-info.ts';
import { defaultNavbar, defaultOfficeHours } from './defaults.ts';
import { home } from './home.ts';
import { navbar } from './navbar.ts';

// navbar-6
test('a new navbar says "Get Started"', () => {
  expect(navbar.parse({}).enquiryButtonText).toBe('Get Started');
});

test('the fallback navbar says "Enquire Now"', () => {
  expect(navbar.parse(defaultNavbar)).toEqual(defaultNavbar);
  expect(defaultNavbar.enquiryButtonText).toBe('Enquire Now');
});

test('missing office hours get the default ones', () => {
  expect(contactInfo.parse({ companyName: 'Us', officeHours: { monday: 'Closed' } })).toMatchObject(
    {
      officeHours: { ...defaultOfficeHours, monday: 'Closed' },
    },
  );
});

test('a new post is a draft by the team', () => {
  const given = { title: 'T', excerpt: 'E', content: 'C', category: 'Career', author: '  ' };
  expect(post.parse(given)).toMatchObject({ published: false, author: 'Team' });
});

test('texts that are too long or missing and bad links are reported by field', () => {
  const result = home.safeParse({
    heroTitle: ' ',
    heroImage: 'javascript:alert(1)',
    stats: [{ value: 'x'.repeat(51), label: 'Label' }],
    callToAction: { title: 'T', buttonText: 'B' },
  });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['heroTitle', 'Hero title is required'],
    ['heroImage', 'Enter a link that begins with https:// or /'],
    ['stats.0.value', 'Value: use at most 50 characters'],
  ]);
});
