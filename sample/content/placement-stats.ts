import type { PlacementStats } from '@institute/schema';

export const placementStats: PlacementStats = {
  placementRate: '92%',
  totalPlacements: '563',
  companiesPartnered: '118',
  averageSalary: '₹5.4 LPA',
  highestSalary: '₹14.2 LPA',
  topCompanies:
    'Cognizant (61), Tata Consultancy Services (54), Zoho (38), HCLTech (33), Freshworks (21), LatentView Analytics (17)',
  byCourse:
    'Python Full Stack Development (112 of 120), Java Full Stack Development (104 of 112), Data Science with Python (68 of 75), Software Test Automation (57 of 62), AWS Cloud Architecture (49 of 54), DevOps with Docker and Kubernetes (41 of 44), Data Analytics with Power BI and SQL (38 of 42), Cyber Security Operations (31 of 34), UI/UX Design (27 of 30), MERN Stack Web Development (20 of 21), Digital Marketing (10 of 11), Machine Learning Engineering (6 of 7)',
  byYear: '2025-26 (563 of 612), 2024-25 (498 of 551), 2023-24 (441 of 497)',
  placedByCourseAndYear:
    'Python Full Stack Development 2025-26 (112 of 120), Python Full Stack Development 2024-25 (101 of 110), Python Full Stack Development 2023-24 (92 of 102), Java Full Stack Development 2025-26 (104 of 112), Java Full Stack Development 2024-25 (97 of 106), Java Full Stack Development 2023-24 (90 of 100), Data Science with Python 2025-26 (68 of 75), Data Science with Python 2024-25 (60 of 67), Data Science with Python 2023-24 (53 of 60), Software Test Automation 2025-26 (57 of 62), Software Test Automation 2024-25 (52 of 58), Software Test Automation 2023-24 (48 of 54)',
};
