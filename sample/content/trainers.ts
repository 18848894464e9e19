import type { Trainer } from '@institute/schema';

const nobody: Pick<Trainer, 'photo' | 'links' | 'left'> = { photo: '', links: [], left: false };

/** Fictional trainers; the courses are slugs, which are also the ids of the sample courses. */
export const trainers: Trainer[] = [
  {
    ...nobody,
    name: 'Karthik Raghavan',
    teaches: 'Python, Java and the web around them',
    courses: [
      'python-full-stack-development',
      'java-full-stack-development',
      'mern-stack-web-development',
      'software-test-automation',
    ],
    qualifications: ['BE Computer Science', 'Django contributor'],
    years: 12,
  },
  {
    ...nobody,
    name: 'Dr. Priya Venkatesan',
    teaches: 'Statistics and machine learning',
    courses: [
      'data-science-with-python',
      'machine-learning-engineering',
      'generative-ai-engineering',
    ],
    qualifications: ['PhD Statistics'],
    years: 15,
  },
  {
    ...nobody,
    name: 'Anand Subramanian',
    teaches: 'Cloud and operations',
    courses: [
      'aws-cloud-architecture',
      'azure-cloud-administration',
      'devops-with-docker-and-kubernetes',
    ],
    qualifications: ['AWS Solutions Architect', 'Certified Kubernetes Administrator'],
    years: 11,
  },
  {
    ...nobody,
    name: 'Nandhini Elango',
    teaches: 'Design for screens and paper',
    courses: ['ui-ux-design', 'graphic-design-for-print-and-screen'],
    qualifications: ['BDes'],
    years: 9,
  },
  {
    ...nobody,
    name: 'Arun Prasath',
    teaches: 'Security, attacking and defending',
    courses: ['cyber-security-operations', 'ethical-hacking-and-penetration-testing'],
    qualifications: ['OSCP', 'CISSP'],
    years: 10,
  },
  {
    ...nobody,
    name: 'Shalini Krishnamurthy',
    teaches: 'Marketing and the numbers behind it',
    courses: [
      'digital-marketing',
      'seo-and-performance-marketing',
      'data-analytics-with-power-bi-and-sql',
    ],
    qualifications: ['MBA Marketing'],
    years: 8,
  },
];
