import type { CourseContent } from '../types.ts';

export const softwareTestAutomation: CourseContent = {
  slug: 'software-test-automation',
  title: 'Software Test Automation',
  shortDescription:
    'Manual testing with method, then automation with Java, Selenium, Playwright and REST Assured, inside a pipeline.',
  description: [
    'Testing is the door through which many in this city enter the industry. It is a profession of its own: to think of what nobody thought of, to show it without doubt, and to build checks that run every night without crying wolf.',
    'You test before you automate. The first month is manual, on a railway booking system into which we have put sixty faults. The other three months build an automated suite for it, layer by layer, until it runs in eleven minutes on every change.',
  ].join('\n\n'),
  duration: '4 months',
  level: 'Beginner',
  instructor: 'Karthik Raghavan',
  price: 30000,
  highlights: [
    'Design test cases with method instead of by feeling',
    'Write bug reports that are repaired the first time',
    'Program in Java well enough to build a framework',
    'Automate browsers with Selenium and Playwright',
    'Test APIs and databases, not only screens',
    'Run everything in a pipeline and keep it quick',
  ],
  curriculum: [
    {
      module: 'Testing with method',
      topics: [
        'Levels, kinds and the test pyramid',
        'Boundaries, partitions, decision tables',
        'Exploratory testing with charters',
        'Bug reports and severity',
        'Sixty faults in a booking system',
      ],
    },
    {
      module: 'Java for testers',
      topics: [
        'Types, conditions, loops, methods',
        'Classes, interfaces, exceptions',
        'Collections and streams',
        'Maven, JUnit and TestNG',
        'Git for a team',
      ],
    },
    {
      module: 'SQL and APIs',
      topics: [
        'Queries for checking what was stored',
        'HTTP, JSON and status codes',
        'Postman collections',
        'REST Assured in Java',
        'Contracts and test data',
      ],
    },
    {
      module: 'Browser automation',
      topics: [
        'Selenium WebDriver and locators that last',
        'Waits instead of sleeps',
        'Page objects',
        'Playwright in TypeScript',
        'Accessibility and visual checks',
      ],
    },
    {
      module: 'Frameworks and pipelines',
      topics: [
        'Data-driven and BDD tests with Cucumber',
        'Parallel runs and Selenium Grid',
        'Jenkins and GitHub Actions',
        'Reports and flaky tests',
        'Keeping a suite under fifteen minutes',
      ],
    },
    {
      module: 'Beyond function',
      topics: [
        'Load tests with JMeter and k6',
        'Mobile testing with Appium',
        'Security checks with ZAP',
        'Testing applications that use AI',
      ],
    },
    {
      module: 'Project and interviews',
      topics: [
        'An automated suite for an open-source product',
        'Agile ceremonies as a tester',
        'ISTQB Foundation practice papers',
        'Mock interviews',
      ],
    },
  ],
  prerequisites:
    'None in programming. Patience and a liking for detail. Graduates of any subject are welcome.',
};
