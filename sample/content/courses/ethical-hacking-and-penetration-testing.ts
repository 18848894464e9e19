import type { CourseContent } from '../types.ts';

export const ethicalHackingAndPenetrationTesting: CourseContent = {
  slug: 'ethical-hacking-and-penetration-testing',
  title: 'Ethical Hacking and Penetration Testing',
  shortDescription:
    'Find weaknesses in web applications, networks and cloud accounts, with permission and in writing, before someone else does.',
  description: [
    'A penetration tester is paid for the report, not for the break-in. You learn both: to find a way in with method rather than luck, and to write down what you did so that a developer can repeat it and repair it.',
    'All work happens in our closed lab of forty machines and on practice targets that allow it. Law and permission are the first class and not the last: what the Information Technology Act says, what a scope is, and when to stop.',
  ].join('\n\n'),
  duration: '5 months',
  level: 'Advanced',
  instructor: 'Arun Prasath',
  price: 52000,
  highlights: [
    'Plan a test: scope, permission, rules, evidence',
    'Find and prove the OWASP Top Ten in web applications and APIs',
    'Move through a Windows network as an attacker would',
    'Test cloud accounts and containers for weak settings',
    'Write small tools in Python for what is missing',
    'Deliver a report that developers can act on',
    'Prepare for CEH or OSCP with timed machines',
  ],
  curriculum: [
    {
      module: 'Law, permission and method',
      topics: [
        'The IT Act, contracts and scope',
        'Rules of engagement and evidence',
        'Methods: OWASP WSTG and PTES',
        'Setting up a lab that stays closed',
      ],
    },
    {
      module: 'Reconnaissance',
      topics: [
        'Public sources: DNS, certificates, repositories',
        'Scanning with Nmap without breaking things',
        'Enumeration of common services',
        'Notes and screenshots that serve the report',
      ],
    },
    {
      module: 'Web applications',
      topics: [
        'Burp Suite from first request to extension',
        'Injection: SQL, command, template',
        'Broken access control and IDOR',
        'Cross-site scripting and request forgery',
        'Server-side request forgery and file uploads',
        'Sessions, tokens and login flaws',
      ],
    },
    {
      module: 'APIs and mobile',
      topics: [
        'REST and GraphQL testing',
        'Business logic: prices, coupons, limits',
        'Android applications: traffic, storage, certificates',
        'Race conditions',
      ],
    },
    {
      module: 'Networks and Windows',
      topics: [
        'Password attacks, with lists and limits',
        'Linux and Windows privilege escalation',
        'Active Directory: Kerberos, relays, paths',
        'Pivoting and tunnels',
        'Leaving things as you found them',
      ],
    },
    {
      module: 'Cloud and containers',
      topics: [
        'IAM weaknesses in AWS and Azure',
        'Metadata services and leaked keys',
        'Container escapes and cluster roles',
        'Pipelines as targets',
      ],
    },
    {
      module: 'Writing',
      topics: [
        'Severity that can be argued for: CVSS 4.0',
        'Steps to reproduce, with proof',
        'The summary for those who will not read on',
        'Presenting bad news, and retesting',
      ],
    },
    {
      module: 'Final test and interviews',
      topics: [
        'Five days on an unknown company in the lab',
        'Report marked by a practising tester',
        'Responsible disclosure and bug bounties',
        'Mock interviews',
      ],
    },
  ],
  prerequisites:
    'Networks, Linux and one programming language; Cyber Security Operations covers what is needed. Everyone signs a code of conduct before the first lab.',
};
