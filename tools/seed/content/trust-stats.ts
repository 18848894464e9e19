import { defaultTrustStats, type TrustStats } from '@institute/schema';

/** Specification, section 9: the default figures, and one platform that is not shown yet. */
export const trustStats: TrustStats = {
  ...defaultTrustStats,
  ratingPlatforms: [
    ...defaultTrustStats.ratingPlatforms,
    { name: 'Justdial', rating: 4.7, icon: 'Justdial', color: '#A8432F', isActive: false },
  ],
};
