import { defaultTrustStats, type TrustStats } from '@institute/schema';

/** The default ratings, and one platform that is not shown yet (home-6). */
export const trustStats: TrustStats = {
  studentCount: '1,00,000+',
  studentLabel: 'people in our classes and college workshops',
  ratingPlatforms: [
    ...defaultTrustStats.ratingPlatforms.map((platform) => ({
      ...platform,
      url: `https://${platform.name.toLowerCase()}.vaasal.example`,
    })),
    { name: 'Justdial', rating: 4.7, icon: 'Justdial', color: '#A8432F', isActive: false },
  ],
};
