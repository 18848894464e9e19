import type { CourseContent } from '../types.ts';

export const azureCloudAdministration: CourseContent = {
  slug: 'azure-cloud-administration',
  title: 'Azure Cloud Administration',
  shortDescription:
    'Run a company’s Azure: identities, networks, virtual machines, backups and costs, up to the AZ-104 examination.',
  description: [
    'Many companies in Chennai run on Microsoft’s cloud and look for people who can keep it in order: who may do what, what is backed up, what it costs, and what to do when a branch office cannot sign in on a Monday morning.',
    'The course follows one fictional company, an engineering firm in Guindy with 140 employees, from its first subscription to an audited environment with a branch in Hosur. A service desk in the lab sends you tickets throughout.',
  ].join('\n\n'),
  duration: '3 months',
  level: 'Beginner',
  instructor: 'Anand Subramanian',
  price: 32000,
  highlights: [
    'Manage identities and access with Entra ID',
    'Build networks that join an office to the cloud',
    'Run and patch virtual machines and app services',
    'Back up, restore and prove that it works',
    'Watch a subscription and keep it within budget',
    'Automate routine work with PowerShell and Bicep',
    'Prepare for AZ-104 with timed papers',
  ],
  curriculum: [
    {
      module: 'Foundations',
      topics: [
        'Networks and servers, a short revision',
        'Subscriptions, resource groups, regions in India',
        'Portal, CLI and PowerShell',
        'Pricing calculator and budgets',
      ],
    },
    {
      module: 'Identity',
      topics: [
        'Entra ID users, groups and licences',
        'Multi-factor sign-in and conditional access',
        'Roles, scopes and least privilege',
        'Joining devices and guests',
        'Ticket: a manager has left, what now',
      ],
    },
    {
      module: 'Networking',
      topics: [
        'Virtual networks, subnets, peering',
        'Network security groups and firewalls',
        'VPN between Guindy and Hosur',
        'DNS, load balancers, application gateway',
        'Private endpoints',
      ],
    },
    {
      module: 'Compute',
      topics: [
        'Virtual machines, sizes, availability',
        'Images, scale sets, patching',
        'App Service and deployment slots',
        'Containers with Container Apps',
      ],
    },
    {
      module: 'Storage and backup',
      topics: [
        'Storage accounts, tiers and access',
        'File shares for an office',
        'Backup vaults and policies',
        'A restore under time',
        'Site recovery',
      ],
    },
    {
      module: 'Governance and automation',
      topics: [
        'Policy, tags and locks',
        'Bicep templates',
        'Runbooks in PowerShell',
        'Monitor, Log Analytics and alerts',
        'Cost analysis and savings',
      ],
    },
    {
      module: 'Audit, examination, interviews',
      topics: [
        'An audit of your own environment',
        'AZ-104 papers under time',
        'Explaining an outage to a customer',
        'Mock interviews',
      ],
    },
  ],
  prerequisites:
    'Basic knowledge of computers and networks, as a diploma or a few months in IT support gives it. Labs run in the institute’s own subscription at no cost to you.',
};
