import type { Help } from '../fields/help.ts';
import type { TrustStats } from './trust-stats.ts';

export const trustStatsHelp: Help<TrustStats> = {
  studentCount: 'The large figure in the band “Trusted by” on home, such as 12,000+',
  studentLabel: 'What the figure counts, such as Students trained',
  ratingPlatforms: 'Beside the count, in this order',
  'ratingPlatforms.*.name': 'The platform’s own name, such as Google',
  'ratingPlatforms.*.rating': '0 to 5, as the platform shows it',
  'ratingPlatforms.*.icon': 'A name to tell platforms apart; no page shows it',
  'ratingPlatforms.*.color': 'The platform’s own colour, for its mark on home',
  'ratingPlatforms.*.url': 'Your page there, to which the name leads on home',
  'ratingPlatforms.*.isActive': 'Only active platforms are on the site',
};
