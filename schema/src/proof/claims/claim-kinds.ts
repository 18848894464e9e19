/** The kinds of claims, and what the dashboard and `/how-we-count` call them. */
export const claimKinds = {
  'home.stats': 'Home: In numbers',
  testimonial: 'Testimonial',
  'about.achievements': 'About: In numbers',
  'trustStats.studentCount': 'Trusted by',
  'trustStats.rating': 'Rating',
  'placementStats.placementRate': 'Placement rate',
  'placementStats.totalPlacements': 'Students placed',
  'placementStats.companiesPartnered': 'Hiring partners',
  'placementStats.averageSalary': 'Average package',
  'placementStats.highestSalary': 'Highest package',
  'placementStats.topCompanies': 'Where they went',
  'placementStats.byCourse': 'Placed by course',
  'placementStats.byYear': 'Placed by year',
  hiringPartners: 'Names of hiring partners',
} as const;

export type ClaimKind = keyof typeof claimKinds;

/** Under which name the note of a claim is found: a field has one claim, a list has many. */
export const noteKey = ({ kind, text }: { readonly kind: ClaimKind; readonly text: string }) =>
  kind.startsWith('placementStats.') ||
  kind === 'trustStats.studentCount' ||
  kind === 'hiringPartners'
    ? kind
    : text;
