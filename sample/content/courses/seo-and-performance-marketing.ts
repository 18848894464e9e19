import type { CourseContent } from '../types.ts';

export const seoAndPerformanceMarketing: CourseContent = {
  slug: 'seo-and-performance-marketing',
  title: 'SEO and Performance Marketing',
  shortDescription:
    'For those who already know the basics: technical search, paid campaigns at scale, and experiments that say what worked.',
  description: [
    'This is the second course, for people who have run a campaign or two and want to be trusted with a larger budget. It goes deep where the first one stays broad: how a site of ten thousand pages is crawled, what a bid strategy really optimises, why two tools report different numbers, and how to find out which of them is nearer the truth.',
    'You work on an online shop with a year of recorded campaign data and a test account with real spending limits. Every recommendation that you make needs an estimate of its effect beforehand and a measurement afterwards.',
  ].join('\n\n'),
  duration: '10 weeks',
  level: 'Advanced',
  instructor: 'Shalini Krishnamurthy',
  price: 30000,
  highlights: [
    'Audit a large site and rank the repairs by value',
    'Plan content from search data, in two languages',
    'Run search, shopping and video campaigns to a target cost',
    'Set up server-side and consent-aware measurement',
    'Design experiments that show what an advertisement caused',
    'Report in SQL and Looker Studio, without screenshots',
  ],
  curriculum: [
    {
      module: 'Technical SEO',
      topics: [
        'Crawling, rendering and indexing',
        'Log files and crawl budget',
        'Structured data, hreflang and canonicals',
        'Core Web Vitals from field data',
        'Migrations without losing traffic',
      ],
    },
    {
      module: 'Content and authority',
      topics: [
        'Search intent and topic maps',
        'Briefs for writers, English and Tamil',
        'Links: earning them, cleaning them',
        'Local search for a chain of shops',
        'Answers by AI assistants: what can be measured',
      ],
    },
    {
      module: 'Paid search and shopping',
      topics: [
        'Account structure and match types',
        'Bid strategies and what they optimise',
        'Feeds and Merchant Center',
        'Negatives, scripts and alerts',
        'Budgets around Deepavali',
      ],
    },
    {
      module: 'Paid social and video',
      topics: [
        'Audiences, creative and fatigue',
        'Testing creative with a plan',
        'YouTube campaigns',
        'Frequency and reach',
      ],
    },
    {
      module: 'Measurement',
      topics: [
        'Tag Manager on the server, consent mode',
        'GA4 exports and SQL in BigQuery',
        'Attribution models and their faults',
        'Lift tests and geographic experiments',
        'Customer value and payback',
      ],
    },
    {
      module: 'Case and interviews',
      topics: [
        'Ten weeks with a shop’s data',
        'A plan for the next quarter, in rupees',
        'Defending it before a panel',
        'Mock interviews and agency tests',
      ],
    },
  ],
  prerequisites:
    'Digital Marketing, or six months of work with search or social advertising. You can use spreadsheets with formulas; SQL is taught.',
};
