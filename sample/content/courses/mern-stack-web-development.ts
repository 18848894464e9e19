import type { CourseContent } from '../types.ts';

export const mernStackWebDevelopment: CourseContent = {
  slug: 'mern-stack-web-development',
  title: 'MERN Stack Web Development',
  shortDescription:
    'One language from the browser to the database: JavaScript and TypeScript with React, Node.js, Express and MongoDB.',
  description: [
    'Start-ups and small product teams like the MERN stack because one person can build a whole feature in it. You will do so every fortnight: a screen, its API, its data, its tests, released on a Friday.',
    'The first month is JavaScript in the browser without any framework, so that React later explains itself. The product you build is a booking site for a badminton court in Besant Nagar: slots, payments in test mode, cancellations, and the owner’s dashboard.',
  ].join('\n\n'),
  duration: '5 months',
  level: 'Beginner',
  instructor: 'Karthik Raghavan',
  price: 40000,
  highlights: [
    'Write JavaScript and TypeScript without copying',
    'Build accessible React screens that work on a cheap phone',
    'Write APIs in Node.js and Express with validation',
    'Model data in MongoDB, and know when SQL is better',
    'Take test payments and handle the ones that fail',
    'Release every second Friday, with tests that let you sleep',
  ],
  curriculum: [
    {
      module: 'The web platform',
      topics: [
        'What happens between the address bar and the page',
        'Semantic HTML and forms',
        'CSS: cascade, flexbox, grid, container queries',
        'Accessibility with a keyboard and a screen reader',
        'Project: a menu card for a mess in Triplicane',
      ],
    },
    {
      module: 'JavaScript and TypeScript',
      topics: [
        'Values, functions, scope and closures',
        'Arrays, objects, map, filter, reduce',
        'The DOM, events and forms',
        'Promises, async and await, fetch',
        'Modules and tooling with Vite',
        'Types, unions and narrowing',
      ],
    },
    {
      module: 'React',
      topics: [
        'Components, props, state and effects',
        'Lists, keys and forms',
        'Routing and nested layouts',
        'Server data with TanStack Query',
        'Custom hooks and context',
        'Testing with Vitest and Testing Library',
      ],
    },
    {
      module: 'Node.js and Express',
      topics: [
        'The event loop, streams and errors',
        'Routes, middleware and validation with Zod',
        'Sessions, tokens and password hashing',
        'File uploads and email',
        'Rate limits, CORS and secure headers',
      ],
    },
    {
      module: 'MongoDB',
      topics: [
        'Documents, collections and schema design',
        'Queries, projections and updates',
        'Aggregation pipelines',
        'Indexes and explain plans',
        'Transactions: two people, one court, one slot',
      ],
    },
    {
      module: 'Delivery',
      topics: [
        'Git, pull requests and reviews',
        'Continuous integration with GitHub Actions',
        'End-to-end tests with Playwright',
        'Deploying to a cloud host, logs and alarms',
        'Core Web Vitals measured and improved',
      ],
    },
    {
      module: 'Product and interviews',
      topics: [
        'Payments in test mode with Razorpay',
        'The owner’s dashboard and reports',
        'Code review by a working developer',
        'Mock interviews: JavaScript, React, system design',
      ],
    },
  ],
  prerequisites:
    'None in programming. A laptop with 8 GB of memory. Eight to ten hours of practice a week beyond the classes.',
};
