import type { CourseContent } from '../types.ts';

export const digitalMarketing: CourseContent = {
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  shortDescription:
    'Search, social, content, email and analytics, learned by running small campaigns with real money for a real shop.',
  description: [
    'You will spend 6,000 rupees of our money. Each team of three gets that budget and a shop in Adyar or Thiruvanmiyur that agreed to take part, and has ten weeks to bring it customers and prove that it did.',
    'Around that campaign the course teaches what it needs: understanding who buys, writing for them in English and Tamil, a simple website, search and social advertising, email and WhatsApp within the rules, and above all measuring, so that you can say what a new customer cost.',
  ].join('\n\n'),
  duration: '3 months',
  level: 'Beginner',
  instructor: 'Shalini Krishnamurthy',
  price: 25000,
  highlights: [
    'Run a campaign with a real budget for a real shop',
    'Write advertisements and posts in English and Tamil',
    'Set up search and social advertising, and stop what fails',
    'Measure in Google Analytics what a customer cost',
    'Build and publish a small website without code',
    'Report results on one page, failures included',
  ],
  curriculum: [
    {
      module: 'Customers first',
      topics: [
        'Talking to ten customers of one shop',
        'What people buy, and why they say they do',
        'Positioning in one sentence',
        'Marketing plans on one page',
      ],
    },
    {
      module: 'Website and content',
      topics: [
        'A website in WordPress, fast on a phone',
        'Headlines, product pages and plain writing',
        'Tamil content and voice search',
        'Photos and short videos with a phone',
        'A content calendar with Pongal and Deepavali in it',
      ],
    },
    {
      module: 'Search',
      topics: [
        'How search engines find and rank pages',
        'Keyword research',
        'On-page and local SEO, Google Business Profile',
        'Google Ads: search campaigns and negatives',
        'Budgets, bids and stopping',
      ],
    },
    {
      module: 'Social',
      topics: [
        'Choosing two platforms and leaving the rest',
        'Instagram and YouTube Shorts: planning, shooting, captions',
        'Meta advertising: audiences and tests',
        'Answering comments and complaints',
        'Influencers, disclosure and the ASCI code',
      ],
    },
    {
      module: 'Email and WhatsApp',
      topics: [
        'Consent and the law',
        'Lists, segments and welcome series',
        'WhatsApp Business: catalogue, templates, limits',
        'Subject lines and tests',
      ],
    },
    {
      module: 'Measuring',
      topics: [
        'Google Analytics 4 and Tag Manager',
        'UTM links and naming',
        'Cost of a customer and what a customer is worth',
        'Spreadsheets and a one-page report',
      ],
    },
    {
      module: 'Campaign and interviews',
      topics: [
        'Ten weeks with a shop and 6,000 rupees',
        'Weekly review with the owner',
        'Final presentation with the numbers',
        'Portfolio, Google certificates, mock interviews',
      ],
    },
  ],
  prerequisites:
    'You write clearly in English or Tamil, and can use a spreadsheet for sums. A smartphone with a usable camera.',
};
