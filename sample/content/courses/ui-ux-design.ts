import type { CourseContent } from '../types.ts';

export const uiUxDesign: CourseContent = {
  slug: 'ui-ux-design',
  title: 'UI/UX Design',
  shortDescription:
    'Learn to watch people use things, find what stops them, and design screens that work, with a portfolio of three studied cases.',
  description: [
    'Good interfaces begin away from the screen. In the second week you will stand at a bus terminus with a notebook, watching how people find out which bus to take. What you see there becomes your first project, and the people you met there test it.',
    'The craft comes along with it: type, colour, spacing, components, prototypes in Figma, and files that a developer can build from without calling you. You work on paper more than you expect, and show unfinished work every week, because that is how design is done in a team.',
    'You leave with three case studies. Each says what you found out, what you tried, what failed in testing, and what it became.',
  ].join('\n\n'),
  duration: '5 months',
  level: 'Beginner',
  instructor: 'Nandhini Elango',
  price: 45000,
  highlights: [
    'Interview and observe people, and write down what you saw',
    'Turn findings into flows, wireframes and prototypes',
    'Run a usability test with five people and act on it',
    'Set type in English and Tamil so that it reads well',
    'Build a component library in Figma with variables',
    'Design for keyboard, screen reader and weak eyesight',
    'Hand over files that developers can build from',
    'Present three case studies in a portfolio of your own',
  ],
  curriculum: [
    {
      module: 'Seeing: research with people',
      topics: [
        'Observation at a bus terminus, with field notes',
        'Interviews: questions that do not lead',
        'From notes to findings with affinity maps',
        'Personas that come from evidence',
        'Journey maps and where they hurt',
      ],
    },
    {
      module: 'Structure: flows and words',
      topics: [
        'Tasks, user flows and decision points',
        'Information architecture and card sorting',
        'Wireframes on paper, twenty in an hour',
        'Writing buttons, labels and error messages',
        'English and Tamil side by side',
      ],
    },
    {
      module: 'Visual craft',
      topics: [
        'Grids, spacing and rhythm',
        'Type: scale, measure, Tamil script',
        'Colour, contrast and dark mode',
        'Icons and illustration that belong together',
        'Copying a great screen to learn from it',
      ],
    },
    {
      module: 'Figma in depth',
      topics: [
        'Frames, constraints and auto layout',
        'Components, variants and properties',
        'Variables for colour, space and type',
        'Prototypes with states and motion',
        'Libraries, branches and tidy files',
      ],
    },
    {
      module: 'Testing and measuring',
      topics: [
        'Planning a test: tasks, script, people',
        'Moderating without helping',
        'Reporting: what we saw, what we change',
        'Heuristics and expert review',
        'Analytics and small experiments',
      ],
    },
    {
      module: 'Accessibility',
      topics: [
        'WCAG 2.2 in plain words',
        'Keyboard, focus and screen readers',
        'Forms that forgive',
        'Low-end phones and slow networks',
      ],
    },
    {
      module: 'Working with developers',
      topics: [
        'What HTML and CSS can do',
        'Design tokens and naming',
        'Handover: states, edges, empty screens',
        'Reviewing the built thing',
      ],
    },
    {
      module: 'Portfolio and interviews',
      topics: [
        'Three case studies, written and edited',
        'A portfolio site of your own',
        'Whiteboard exercises under time',
        'Mock interviews with a practising designer',
      ],
    },
  ],
  prerequisites:
    'No drawing skill and no design software needed. You should like watching people and be willing to show unfinished work. A laptop that runs a browser well is enough for Figma.',
};
