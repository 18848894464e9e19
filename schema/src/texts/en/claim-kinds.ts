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
  'placementStats.averageSalary': 'Average salary',
  'placementStats.highestSalary': 'Highest salary',
  'placementStats.topCompanies': 'Where they went',
  'placementStats.byCourse': 'Placed by course',
  'placementStats.byYear': 'Placed by year',
  'placementStats.placedByCourseAndYear': 'Placed by course and year',
  hiringPartners: 'Names of hiring partners',
} as const;
