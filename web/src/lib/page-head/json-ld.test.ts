import {
  course as courseSchema,
  teamAuthor,
  defaultOfficeHours,
  post as postSchema,
  type BatchSummary,
  type ContactInfo,
  type OfferedCourse,
  type StoredPost,
} from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { isoDuration } from './course-instance.ts';
import { jsonLd } from './json-ld.ts';
import type { Subject } from './subject.ts';
import type { Thing } from './thing.ts';

const addresses = { site: 'https://site.example', image: 'https://site.example/og/site.png' };
const moments = { createdAt: '2026-01-05T04:30:00.000Z', updatedAt: '2026-02-06T04:30:00.000Z' };

const course: OfferedCourse = {
  _id: 'sql',
  batches: [],
  trainers: [],
  ...moments,
  ...courseSchema.parse({
    slug: 'sql',
    title: 'SQL',
    description: 'Tables and questions.',
    duration: '10 weeks',
    price: 28000,
    fees: { gstRate: 18, gstIncluded: false },
    instructor: 'Anitha',
    curriculum: [{ module: 'Tables', topics: ['Keys', 'Types'] }],
  }),
};

const post: StoredPost = {
  _id: 'post',
  ...moments,
  publishedAt: '2026-01-09T04:30:00.000Z',
  ...postSchema.parse({
    title: 'A post',
    excerpt: 'Short.',
    content: '<p>Long.</p>',
    category: 'Career',
  }),
  slug: 'a-post',
  author: 'Kavitha',
};

const info: ContactInfo = {
  companyName: 'Vaasal',
  address: '14 Kolam Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  zipCode: '600020',
  country: '',
  phone: [{ label: 'Admissions', number: '+91 44 4000 0100', chat: false }],
  email: [],
  officeHours: defaultOfficeHours,
  showAnswerTime: false,
};

/** As consumers see it: without undefined values. */
const graph = (subject: Subject): Thing[] =>
  (JSON.parse(JSON.stringify(jsonLd(subject, addresses))) as { '@graph': Thing[] })['@graph'];

describe('jsonLd', () => {
  test('gives the address and opening hours of the institute', () => {
    const [institute] = graph({ kind: 'institute', info });
    expect(institute).toMatchObject({
      '@type': ['Organization', 'EducationalOrganization', 'LocalBusiness'],
      name: 'Vaasal',
      telephone: '+914440000100',
      address: { streetAddress: '14 Kolam Street', postalCode: '600020' },
      openingHoursSpecification: [{ opens: '09:00' }, { opens: '10:00' }],
    });
    expect(institute?.['address']).not.toHaveProperty('addressCountry');
    expect(institute).not.toHaveProperty('email');
  });

  // institute-12
  test('gives the city of the institute where its contact details have a phone number alone', () => {
    const bare = { ...info, address: '', city: '', state: '', zipCode: '' };
    const [institute] = graph({ kind: 'institute', info: bare });
    expect(institute?.['address']).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Chennai',
    });
  });

  // contact-14
  test('gives the address and the point of each branch', () => {
    const branch = { city: 'Chennai', zipCode: '', directions: '', phone: '' };
    const branches = [
      { ...branch, name: 'Adyar', address: '14 Kolam Street', mapPoint: '13.0063, 80.2574' },
      { ...branch, name: 'Velachery', address: '', mapPoint: '' },
    ];
    const [institute] = graph({ kind: 'institute', info: { ...info, branches } });
    expect(institute?.['location']).toEqual([
      {
        '@type': 'Place',
        name: 'Adyar',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '14 Kolam Street',
          addressLocality: 'Chennai',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 13.0063, longitude: 80.2574 },
      },
      {
        '@type': 'Place',
        name: 'Velachery',
        address: { '@type': 'PostalAddress', addressLocality: 'Chennai' },
      },
    ]);
  });

  test('names the institute even without contact info', () => {
    const [institute] = graph({ kind: 'institute', info: null });
    expect(institute).toMatchObject({ name: 'Vaasal Institute of Technology' });
    expect(institute).not.toHaveProperty('address');
  });

  test('lists the courses in order', () => {
    const summary = { ...course, category: 'Cloud' as const, moreHighlights: 0, fee: 0 };
    const [list] = graph({ kind: 'courses', courses: [summary, { ...summary, slug: 'css' }] });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://site.example/courses/sql' },
        { position: 2, url: 'https://site.example/courses/css' },
      ],
    });
  });

  // quality-5
  test('describes a course with its fee, duration and breadcrumbs', () => {
    const [described, way] = graph({ kind: 'course', course });
    expect(described).toMatchObject({
      '@type': 'Course',
      provider: { '@id': 'https://site.example/#institute' },
      offers: { price: 33040, priceCurrency: 'INR', category: 'Paid' },
      hasCourseInstance: {
        courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 10 },
        instructor: { name: 'Anitha' },
      },
      syllabusSections: [{ name: 'Tables' }],
    });
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home', item: 'https://site.example/' },
      { position: 2, name: 'Courses', item: 'https://site.example/courses' },
      { position: 3, name: 'SQL', item: 'https://site.example/courses/sql' },
    ]);
  });

  // course-14
  test('names the upcoming batches of a course, with the weeks and hours of their classes', () => {
    const batch: BatchSummary = {
      id: 'b',
      firstDay: '2026-12-07',
      lastDay: '2027-03-26',
      days: [
        { day: 'monday', from: '18:30', to: '20:30' },
        { day: 'friday', from: '10:00', to: '11:30' },
      ],
      mode: 'online',
      branch: '',
      language: '',
      trainer: '',
      seatsLeft: 2,
    };
    const [described] = graph({ kind: 'course', course: { ...course, batches: [batch] } });
    expect(described?.['hasCourseInstance']).toEqual([
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate: '2026-12-07',
        endDate: '2027-03-26',
        courseSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'Weekly',
          repeatCount: 16,
          duration: 'PT210M',
          byDay: ['https://schema.org/Monday', 'https://schema.org/Friday'],
        },
      },
    ]);
  });

  test('omits the offer of a course without a fee', () => {
    const [described] = graph({ kind: 'course', course: { ...course, price: 0 } });
    expect(described).not.toHaveProperty('offers');
  });

  test('describes posts by a person and by the team', () => {
    const [byPerson, way] = graph({ kind: 'post', post });
    expect(byPerson).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A post',
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      author: { '@type': 'Person', name: 'Kavitha' },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    const [byTeam] = graph({ kind: 'post', post: { ...post, author: teamAuthor } });
    expect(byTeam?.['author']).toMatchObject({ '@id': 'https://site.example/#institute' });
  });
});

describe('isoDuration', () => {
  test.each([
    ['6 months', 'P6M'],
    ['10 Weeks', 'P10W'],
    [' 1 year ', 'P1Y'],
    ['45 days', 'P45D'],
    ['3-4 months', undefined],
    ['', undefined],
  ])('%j is %j', (text, expected) => {
    expect(isoDuration(text)).toBe(expected);
  });
});
