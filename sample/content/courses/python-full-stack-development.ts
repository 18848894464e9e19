import type { CourseContent } from '../types.ts';

export const pythonFullStackDevelopment: CourseContent = {
  slug: 'python-full-stack-development',
  title: 'Python Full Stack Development',
  shortDescription:
    'Build and deploy complete web applications with Python, Django, React and PostgreSQL, starting from the first line of code.',
  description: [
    'You start with plain Python and finish with a web application that strangers can use: a React front end, a Django REST API, a PostgreSQL database, tests, and a server on the internet with its own address.',
    'Each week has three classes of two hours and one lab. In class the trainer writes code and you write along; in the lab you build without help for the first hour, and with help for the second. From the third month you work in a team of four on one product.',
  ].join('\n\n'),
  duration: '6 months',
  level: 'Beginner',
  instructor: 'Karthik Raghavan',
  price: 48000,
  highlights: [
    'Write Python that another developer can read and test',
    'Design a PostgreSQL database and query it without guessing',
    'Build a REST API in Django with login, roles and file uploads',
    'Build a React front end in TypeScript that talks to that API',
    'Deploy to a Linux server with Docker, HTTPS and a domain name',
    'Work in Git the way teams do: branches, reviews, pull requests',
    'Leave with three finished projects and one reviewed from outside',
    'Sit four mock interviews, each with written feedback',
  ],
  curriculum: [
    {
      module: 'Python from the beginning',
      topics: [
        'Values, variables, conditions and loops',
        'Functions, arguments and return values',
        'Lists, dictionaries, sets and when to use which',
        'Reading and writing files, CSV and JSON',
        'Errors, exceptions and reading a traceback',
        'Virtual environments, pip and project layout',
      ],
    },
    {
      module: 'Objects, tests and clean code',
      topics: [
        'Classes, dataclasses and composition',
        'Iterators, generators and comprehensions',
        'Type hints and a type checker',
        'Unit tests with pytest and fixtures',
        'Formatting and linting with Ruff',
        'Project: a fee calculator for the command line',
      ],
    },
    {
      module: 'Git and working in a team',
      topics: [
        'Commits, branches and merging',
        'Resolving conflicts without losing work',
        'Pull requests and how to review one kindly',
        'Issues, small tasks and estimates',
      ],
    },
    {
      module: 'Databases with PostgreSQL',
      topics: [
        'Tables, keys and relations',
        'SELECT, JOIN, GROUP BY and subqueries',
        'Indexes and reading EXPLAIN',
        'Transactions and what they protect',
        'Normal forms, and when to leave them',
        'Project: the database of a circulating library in Mylapore',
      ],
    },
    {
      module: 'Web pages and JavaScript',
      topics: [
        'Semantic HTML, forms and accessibility',
        'CSS layout with flexbox and grid, phone first',
        'JavaScript: functions, arrays, objects, modules',
        'Promises, fetch and handling failure',
        'TypeScript: types for what you already write',
      ],
    },
    {
      module: 'Back end with Django',
      topics: [
        'Models, migrations and the admin site',
        'Views, URLs and templates',
        'REST APIs with Django REST Framework',
        'Login, sessions, tokens and permissions',
        'File uploads, pagination and filtering',
        'Background jobs with Celery and Redis',
        'The OWASP Top Ten seen from Django',
      ],
    },
    {
      module: 'Front end with React',
      topics: [
        'Components, props and state',
        'Forms and validation',
        'Routing and loading data',
        'Caching server data with TanStack Query',
        'Testing components as a user would use them',
        'Measuring and improving page speed',
      ],
    },
    {
      module: 'Deployment and operations',
      topics: [
        'Linux shell, users, processes and SSH',
        'Docker images and Compose',
        'Nginx, domain names and HTTPS certificates',
        'Continuous integration with GitHub Actions',
        'Logs, backups and restoring them',
      ],
    },
    {
      module: 'Team project, own project and interviews',
      topics: [
        'Eight weeks of a team product with fortnightly demonstrations',
        'Your own project: idea, scope, schedule',
        'Review by a working developer from outside',
        'Resume, GitHub profile and portfolio page',
        'Four mock interviews: coding, SQL, project, HR',
      ],
    },
  ],
  prerequisites:
    'None in programming. You should be comfortable with a computer and with school mathematics, and able to give ten hours a week beyond the classes. A laptop with 8 GB of memory is enough; the lab has machines for those without one.',
};
