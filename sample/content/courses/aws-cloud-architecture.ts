import type { CourseContent } from '../types.ts';

export const awsCloudArchitecture: CourseContent = {
  slug: 'aws-cloud-architecture',
  title: 'AWS Cloud Architecture',
  shortDescription:
    'Design, build and price systems on AWS that survive a failed data centre, and prepare for the Solutions Architect Associate examination.',
  description: [
    'You learn AWS by building one system and making it better: first a single server in Mumbai, then a network of its own, a managed database, a second availability zone, a load balancer, queues, alarms, and at last the whole of it written down as code that builds itself in twenty minutes.',
    'Every lab ends with two questions: what happens when this part fails, and what does it cost a month in rupees. You break your own system on purpose, watch the alarms, and repair it. That habit is what interviewers look for.',
    'The last three weeks prepare for the AWS Certified Solutions Architect Associate examination with timed papers. The examination fee is paid to AWS and is not part of the course fee.',
  ].join('\n\n'),
  duration: '4 months',
  level: 'Intermediate',
  instructor: 'Anand Subramanian',
  price: 42000,
  highlights: [
    'Design a network with public and private parts, and defend it',
    'Run an application across two availability zones',
    'Write the whole system as code with Terraform',
    'Keep permissions small with IAM roles and policies',
    'Estimate and halve a monthly bill',
    'Recover a database to the minute before a mistake',
    'Sit four timed papers for the Solutions Architect Associate',
  ],
  curriculum: [
    {
      module: 'Linux and networks, as far as you need them',
      topics: [
        'Shell, files, permissions, systemd',
        'IP addresses, CIDR and routing by hand',
        'DNS from your browser to the answer',
        'TLS certificates and what they prove',
      ],
    },
    {
      module: 'The account and its permissions',
      topics: [
        'Regions, availability zones and the Mumbai region',
        'Users, roles, policies and least privilege',
        'Organisations, multi-factor sign-in and CloudTrail',
        'Budgets and alerts on the first day',
      ],
    },
    {
      module: 'Network and compute',
      topics: [
        'VPC, subnets, route tables and gateways',
        'Security groups and network ACLs',
        'EC2: images, sizes, storage, user data',
        'Load balancers and auto scaling',
        'Containers on ECS and Fargate',
        'Lambda and API Gateway',
      ],
    },
    {
      module: 'Storage and databases',
      topics: [
        'S3: classes, versioning, lifecycle, encryption',
        'EBS and EFS compared',
        'RDS: backups, replicas, failover',
        'DynamoDB: keys and access patterns',
        'ElastiCache and when a cache is the wrong answer',
      ],
    },
    {
      module: 'Systems that talk to each other',
      topics: [
        'Queues with SQS and notices with SNS',
        'EventBridge and Step Functions',
        'Retries, idempotency and dead letters',
        'CloudFront, WAF and Route 53',
        'Lab: an order system that loses no order',
      ],
    },
    {
      module: 'Infrastructure as code',
      topics: [
        'Terraform: providers, state, modules',
        'Plan, apply and reviewing a plan',
        'Pipelines with GitHub Actions and OIDC',
        'Drift, and how to find it',
      ],
    },
    {
      module: 'Watching, securing, paying',
      topics: [
        'CloudWatch metrics, logs and alarms that matter',
        'Secrets Manager and KMS',
        'Backup, restore and a disaster rehearsal',
        'Reading the bill and halving it',
        'The Well-Architected review of your own system',
      ],
    },
    {
      module: 'Examination and interviews',
      topics: [
        'Four timed papers with discussion',
        'Whiteboard design: a ticketing system for a bus company',
        'Mock interviews with a practising architect',
        'Writing about your project in a resume',
      ],
    },
  ],
  prerequisites:
    'You can use a Linux shell for simple tasks and know what a web server and a database are. Work experience helps but is not required. You need an AWS account; labs stay within about 900 rupees a month if you switch things off as taught.',
};
