import { expect, test } from 'vitest';
import type { SingletonContent } from '../../kinds/kinds.ts';
import { builtPartners } from '../../placements/hiring-partners.ts';
import { claimsOf, type Claim } from './claims-of.ts';
import type { Note } from './notes.ts';
import { isValidOn, shownContent } from './shown.ts';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

const home: SingletonContent['home'] = {
  ...stamps,
  heroTitle: 'Learn',
  heroDescription: '',
  heroImage: '',
  featuredCourses: [],
  stats: [
    { value: '92%', label: 'placed' },
    { value: '118', label: 'companies' },
  ],
  testimonials: [
    { name: 'Meena', role: '', message: 'Good' },
    { name: 'Anbu', role: '', message: 'Better' },
  ],
  callToAction: { title: 'Come', description: '', buttonText: 'Courses' },
};

const trustStats: SingletonContent['trustStats'] = {
  ...stamps,
  studentCount: '1,00,000+',
  studentLabel: 'alumni',
  ratingPlatforms: [
    { name: 'Google', rating: 4.9, icon: '', color: '#4285F4', isActive: true },
    { name: 'Justdial', rating: 4.7, icon: '', color: '#A8432F', isActive: false },
  ],
};

const placementStats: SingletonContent['placementStats'] = {
  ...stamps,
  placementRate: '92%',
  totalPlacements: '563',
  companiesPartnered: '',
  averageSalary: '',
  highestSalary: '',
  topCompanies: '',
  byCourse: '',
  byYear: '',
  placedByCourseAndYear: '',
};

const noLabels = {
  placementRate: '',
  totalPlacements: '',
  companiesPartnered: '',
  averageSalary: '',
  highestSalary: '',
};

const noted = (text: string): Note => ({
  basis: `9 of 10 of ${text}`,
  period: '2026',
  record: 'other',
  asOf: '2026-03-31',
  validUntil: '2027-03-31',
});

const backs =
  (...texts: string[]) =>
  ({ text }: Claim) =>
    texts.includes(text) ? noted(text) : undefined;

// claims-1
test('every figure, testimonial, rating and list of names is a claim', () => {
  expect(claimsOf('home', home).map(({ text }) => text)).toEqual([
    '92% placed',
    '118 companies',
    'Meena: Good',
    'Anbu: Better',
  ]);
  expect(claimsOf('trustStats', trustStats)).toEqual([
    { kind: 'trustStats.studentCount', text: '1,00,000+ alumni' },
    { kind: 'trustStats.rating', text: 'Google 4.9 out of 5' },
  ]);
  expect(claimsOf('placementStats', placementStats).map(({ kind }) => kind)).toEqual([
    'placementStats.placementRate',
    'placementStats.totalPlacements',
    'hiringPartners',
  ]);
});

// claims-2
test('what is not backed is left out, and what is has a note', () => {
  const shown = shownContent('home', home, backs('92% placed', 'Anbu: Better'));
  expect(shown).toEqual({
    ...home,
    stats: [home.stats[0]],
    testimonials: [home.testimonials[1]],
    notes: { '92% placed': noted('92% placed') },
  });
  expect(shownContent('trustStats', trustStats, backs())).toEqual({
    ...trustStats,
    studentCount: '',
    studentLabel: '',
    ratingPlatforms: [],
    notes: {},
  });
  const names = builtPartners.join(', ');
  expect(shownContent('placementStats', placementStats, backs('563', names))).toEqual({
    ...placementStats,
    placementRate: '',
    notes: {
      'placementStats.totalPlacements': noted('563'),
      hiringPartners: noted(names),
    },
  });
});

// placements-10
test('the hiring partners that staff name are the claim, and leave with what backs it', () => {
  const hiringPartners = ['Zoho', 'Bakers & Sons'];
  const own = { ...placementStats, hiringPartners };
  expect(claimsOf('placementStats', own)).toContainEqual({
    kind: 'hiringPartners',
    text: 'Zoho, Bakers & Sons',
  });
  const none = { ...placementStats, hiringPartners: [] };
  expect(claimsOf('placementStats', none).map(({ kind }) => kind)).not.toContain('hiringPartners');
  const shown = (backed: string) => shownContent('placementStats', own, backs(backed));
  expect(shown('Zoho, Bakers & Sons').hiringPartners).toEqual(hiringPartners);
  expect(shown(builtPartners.join(', ')).hiringPartners).toEqual([]);
});

// placements-11
test('a figure by a name of its own is another claim', () => {
  const named = { ...placementStats, labels: { ...noLabels, placementRate: 'Certified' } };
  expect(claimsOf('placementStats', named)[0]?.text).toBe('Certified: 92%');
  expect(shownContent('placementStats', named, backs('92%', '563'))).toMatchObject({
    placementRate: '',
    totalPlacements: '563',
  });
  const { placementRate } = shownContent('placementStats', named, backs('Certified: 92%'));
  expect(placementRate).toBe('92%');
});

// claims-2
test('a value that changes is no longer backed', () => {
  const changed = { ...home, stats: [{ value: '93%', label: 'placed' }] };
  expect(shownContent('home', changed, backs('92% placed')).stats).toEqual([]);
});

// claims-3
test('a claim is valid until its last local day ends', () => {
  const claim = { validUntil: '2026-12-31' };
  expect(isValidOn(claim, new Date('2026-12-31T18:29:59.999Z'))).toBe(true);
  expect(isValidOn(claim, new Date('2026-12-31T18:30:00.000Z'))).toBe(false);
});
