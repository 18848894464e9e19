import type { CourseContent } from '../types.ts';

export const dataAnalyticsWithPowerBiAndSql: CourseContent = {
  slug: 'data-analytics-with-power-bi-and-sql',
  title: 'Data Analytics with Power BI and SQL',
  shortDescription:
    'Excel, SQL and Power BI for people who want to answer a company’s questions from its own numbers, without much programming.',
  description: [
    'Every company has somebody who knows why sales fell in Coimbatore in July. This course makes you that person. You learn to bring numbers out of Excel sheets and databases, to put them into a model that does not lie, and to show them on one page that a manager can read before the meeting.',
    'You work with the books of a fictional textile retailer with eleven shops: three years of bills, stock and staff rosters, with the errors that real data has. By the end you know that company better than its owner does.',
  ].join('\n\n'),
  duration: '3 months',
  level: 'Beginner',
  instructor: 'Shalini Krishnamurthy',
  price: 28000,
  highlights: [
    'Clean and join untidy sheets with Power Query',
    'Write SQL with joins, grouping and window functions',
    'Model data as a star and measure it with DAX',
    'Design a dashboard that answers one question at a time',
    'Check a number before you show it',
    'Prepare for the Microsoft PL-300 examination',
  ],
  curriculum: [
    {
      module: 'Excel, properly',
      topics: [
        'Tables, references and named ranges',
        'XLOOKUP, SUMIFS, FILTER and LET',
        'Pivot tables and charts',
        'Power Query: import, clean, combine',
        'Lakhs, crores, GST and Indian date formats',
      ],
    },
    {
      module: 'SQL for analysis',
      topics: [
        'SELECT, WHERE, ORDER BY on a real database',
        'Joins, drawn before they are written',
        'GROUP BY, HAVING and CASE',
        'Window functions: running totals, ranks, last year',
        'Common table expressions',
        'Forty graded questions on the shop’s books',
      ],
    },
    {
      module: 'The numbers behind the numbers',
      topics: [
        'Average, median and when each misleads',
        'Growth, share and index',
        'Seasons: Pongal, Aadi sale, Deepavali',
        'Samples, noise and small shops',
      ],
    },
    {
      module: 'Power BI: model and measure',
      topics: [
        'Facts, dimensions and the star',
        'Relationships and their direction',
        'DAX: CALCULATE, filters, time intelligence',
        'Year on year, running totals, targets',
        'Row-level security: one manager, one shop',
      ],
    },
    {
      module: 'Power BI: show and share',
      topics: [
        'Choosing a chart for a question',
        'Layout, colour and accessible reports',
        'Drill-through and tooltips',
        'Publishing, refresh and gateways',
        'A phone layout for the shop floor',
      ],
    },
    {
      module: 'Project and interviews',
      topics: [
        'A dashboard for a company that you choose',
        'Presenting it in ten minutes',
        'PL-300 practice papers',
        'Mock interviews: SQL on a whiteboard, a case',
      ],
    },
  ],
  prerequisites:
    'You have used Excel for simple lists. No programming. Power BI Desktop runs on Windows; the lab has machines for those who have none.',
};
