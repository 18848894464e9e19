import type { CourseContent } from '../types.ts';

export const cyberSecurityOperations: CourseContent = {
  slug: 'cyber-security-operations',
  title: 'Cyber Security Operations',
  shortDescription:
    'The work of a security operations centre: read logs, find the intrusion, contain it, and write the report that is read the next morning.',
  description: [
    'Security operations centres in Chennai work in shifts and hire people who stay calm and write clearly. This course trains for the first two years of that work. You sit in a practice centre with four screens, real tools and recorded attacks, and learn to tell the alert that matters from the four hundred that do not.',
    'Networks and Linux come first. Then you learn what attackers do by watching them in recordings, before you hunt for the same traces yourself. Every case ends with a report of one page, and the report is marked.',
  ].join('\n\n'),
  duration: '5 months',
  level: 'Intermediate',
  instructor: 'Arun Prasath',
  price: 47000,
  highlights: [
    'Read network captures and Windows and Linux logs',
    'Write detection rules in a SIEM and tune out the noise',
    'Follow an intrusion through the MITRE ATT&CK stages',
    'Contain, collect evidence and recover in the right order',
    'Write an incident report that a manager understands',
    'Know CERT-In’s six-hour rule and whom to call',
    'Prepare for CompTIA Security+ with timed papers',
  ],
  curriculum: [
    {
      module: 'Networks',
      topics: [
        'Packets, ports and protocols in Wireshark',
        'DNS, HTTP, TLS and email from the inside',
        'Firewalls, proxies and VPNs',
        'Segmentation and zero trust, drawn for one company',
      ],
    },
    {
      module: 'Systems',
      topics: [
        'Linux users, processes, services and logs',
        'Windows event logs, registry and services',
        'Active Directory and how it is attacked',
        'Hardening against a CIS benchmark',
        'Scripting with Bash, PowerShell and Python',
      ],
    },
    {
      module: 'Attacks, watched closely',
      topics: [
        'Phishing, from the mail to the macro',
        'Passwords: spraying, stuffing, cracking',
        'Lateral movement and privilege escalation',
        'Ransomware hour by hour',
        'The MITRE ATT&CK framework as a map',
      ],
    },
    {
      module: 'Detection',
      topics: [
        'Collecting logs with Wazuh and Elastic',
        'Queries and rules, Sigma and KQL',
        'Endpoint detection and response',
        'False alarms and how to tune them out',
        'Threat intelligence that changes something',
      ],
    },
    {
      module: 'Response',
      topics: [
        'Triage, severity and escalation',
        'Containment without losing evidence',
        'Memory and disk forensics, first steps',
        'Recovery and lessons learned',
        'CERT-In reporting and the DPDP Act',
      ],
    },
    {
      module: 'Cloud and identity',
      topics: [
        'Sign-in logs, conditional access, tokens',
        'AWS and Azure audit trails',
        'Misconfigured storage and how it is found',
        'Secrets in repositories',
      ],
    },
    {
      module: 'The practice centre',
      topics: [
        'Four weeks of shifts with recorded attacks',
        'Handover notes between shifts',
        'Twelve marked incident reports',
        'Security+ practice papers',
        'Mock interviews with a team lead',
      ],
    },
  ],
  prerequisites:
    'You know what an IP address is and have used a command line. A diploma or degree in computing or electronics helps; those who come from elsewhere get extra evenings in the first month.',
};
