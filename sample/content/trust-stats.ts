import { defaultTrustStats, type TrustStats } from '@institute/schema';

/** The default figures, and one platform that is not shown yet (home-6). */
export const trustStats: TrustStats = {
  ...defaultTrustStats,
  ratingPlatforms: [
    ...defaultTrustStats.ratingPlatforms,
    { name: 'Justdial', rating: 4.7, icon: 'Justdial', color: '#A8432F', isActive: false },
  ],
};
