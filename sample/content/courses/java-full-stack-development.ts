import type { CourseContent } from '../types.ts';

export const javaFullStackDevelopment: CourseContent = {
  slug: 'java-full-stack-development',
  title: 'Java Full Stack Development',
  shortDescription:
    'Core Java, Spring Boot, SQL and React, taught for the services and product companies along the OMR that build on them.',
  description: [
    'Banks, insurers, airlines and the service companies that work for them write their systems in Java. This course prepares for exactly that work: a firm hold of the language, a database designed with care, a Spring Boot service with tests, and a React front end for it.',
    'Core Java takes the first seven weeks, without frameworks, since that is what first interviews ask about. After it you build a loan application system in stages, from a class diagram on paper to containers in the cloud, and you maintain code that another batch wrote, which is what most first jobs are.',
  ].join('\n\n'),
  duration: '6 months',
  level: 'Beginner',
  instructor: 'Karthik Raghavan',
  price: 46000,
  highlights: [
    'Solve interview problems with collections and streams',
    'Design tables and write SQL joins without looking them up',
    'Build REST services with Spring Boot and JPA',
    'Secure them with Spring Security and JWT',
    'Write tests with JUnit, Mockito and Testcontainers',
    'Build a React front end in TypeScript',
    'Read, fix and extend code that somebody else wrote',
  ],
  curriculum: [
    {
      module: 'Core Java',
      topics: [
        'Types, operators, control flow',
        'Classes, interfaces, inheritance and composition',
        'Strings, records, enums and sealed types',
        'Exceptions and resources',
        'Packages, modules and Maven',
        'Debugging in IntelliJ IDEA',
      ],
    },
    {
      module: 'Collections and modern Java',
      topics: [
        'List, Set, Map and their costs',
        'Generics without fear',
        'Lambdas, streams and Optional',
        'Threads, executors and virtual threads',
        'Files, dates and time zones',
        'Sixty graded practice problems',
      ],
    },
    {
      module: 'SQL and data access',
      topics: [
        'Design of tables on paper',
        'Joins, grouping and subqueries in PostgreSQL',
        'Transactions and isolation',
        'JDBC, then JPA with Hibernate',
        'The N+1 problem, seen and solved',
      ],
    },
    {
      module: 'Spring Boot services',
      topics: [
        'Dependency injection and configuration',
        'REST controllers, validation, error answers',
        'Spring Data and pagination',
        'Spring Security, roles and JWT',
        'Messaging with Kafka',
        'OpenAPI documentation',
      ],
    },
    {
      module: 'Testing and quality',
      topics: [
        'JUnit 5 and AssertJ',
        'Mockito, and when not to mock',
        'Integration tests with Testcontainers',
        'Static analysis and code review',
      ],
    },
    {
      module: 'Front end with React',
      topics: [
        'HTML, CSS and JavaScript in two weeks',
        'TypeScript and React components',
        'Forms, routing and data loading',
        'Calling a secured API',
        'Component tests',
      ],
    },
    {
      module: 'From code to production',
      topics: [
        'Git workflow and pull requests',
        'Docker images for Java',
        'Pipelines with Jenkins and GitHub Actions',
        'A first look at Kubernetes',
        'Logs, metrics and finding a memory leak',
      ],
    },
    {
      module: 'Maintenance project and interviews',
      topics: [
        'Four weeks on the code of an earlier batch',
        'Bug reports, estimates and release notes',
        'Core Java and SQL interview rounds',
        'Two mock interviews with a hiring lead',
      ],
    },
  ],
  prerequisites:
    'None in programming. Ten hours of practice a week beyond the classes. A laptop with 8 GB of memory or more.',
};
