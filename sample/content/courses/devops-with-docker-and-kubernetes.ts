import type { CourseContent } from '../types.ts';

export const devopsWithDockerAndKubernetes: CourseContent = {
  slug: 'devops-with-docker-and-kubernetes',
  title: 'DevOps with Docker and Kubernetes',
  shortDescription:
    'Take an application from a developer’s laptop to a cluster that heals itself, with a pipeline that anyone on the team can trust.',
  description: [
    'In the first week you deploy an application by hand, with twenty-two steps on a checklist. In the last week a merged pull request does the same in nine minutes, with tests, a security scan, a staged release and a way back. Everything between is this course.',
    'You work with the tools that job descriptions in Chennai name most: Linux, Git, Docker, Jenkins, GitHub Actions, Terraform, Ansible, Kubernetes, Prometheus and Grafana. Every Thursday something is broken on purpose, and you are on call.',
  ].join('\n\n'),
  duration: '4 months',
  level: 'Intermediate',
  instructor: 'Anand Subramanian',
  price: 44000,
  highlights: [
    'Automate a deployment from commit to release',
    'Build small, safe container images',
    'Run, scale and upgrade a Kubernetes cluster',
    'Describe servers and clouds with Terraform and Ansible',
    'Find the cause of an outage from logs and metrics',
    'Be on call every Thursday, and write the report on Friday',
    'Prepare for the CKA examination with timed tasks',
  ],
  curriculum: [
    {
      module: 'Linux and scripting',
      topics: [
        'Processes, users, permissions, systemd',
        'Networking tools: ss, dig, curl, tcpdump',
        'Bash scripts that fail safely',
        'Python for automation',
        'Lab: the twenty-two steps by hand',
      ],
    },
    {
      module: 'Git and continuous integration',
      topics: [
        'Branching models and code review',
        'GitHub Actions: jobs, caches, secrets',
        'Jenkins pipelines and agents',
        'Tests, linting and quality gates',
        'Artifacts, versions and changelogs',
      ],
    },
    {
      module: 'Containers',
      topics: [
        'Images, layers and Dockerfiles',
        'Multi-stage builds and small images',
        'Compose for local work',
        'Registries, scanning and signing',
        'What a container really is: namespaces and cgroups',
      ],
    },
    {
      module: 'Infrastructure as code',
      topics: [
        'Terraform: state, modules, environments',
        'Ansible: inventories, roles, idempotency',
        'Secrets with Vault and SOPS',
        'Reviewing a plan before applying it',
      ],
    },
    {
      module: 'Kubernetes',
      topics: [
        'Pods, deployments, services, ingress',
        'Configuration, secrets and volumes',
        'Probes, limits and autoscaling',
        'RBAC and network policies',
        'Helm and Kustomize',
        'Upgrading a cluster without an outage',
      ],
    },
    {
      module: 'Releasing',
      topics: [
        'GitOps with Argo CD',
        'Blue-green, canary and rollback',
        'Database migrations that can go back',
        'Feature flags',
      ],
    },
    {
      module: 'Observing and responding',
      topics: [
        'Prometheus, Grafana and useful alerts',
        'Logs with Loki and traces with OpenTelemetry',
        'Service levels and error budgets',
        'Incidents: roles, notes, blameless reports',
        'Twelve Thursdays on call',
      ],
    },
    {
      module: 'Examination and interviews',
      topics: [
        'CKA tasks under time',
        'Designing a pipeline on a whiteboard',
        'Scenario interviews: “the site is slow”',
        'Mock interviews with a practising engineer',
      ],
    },
  ],
  prerequisites:
    'You have used Linux or programmed a little, at work or in a course. Knowing one cloud is useful and not required.',
};
