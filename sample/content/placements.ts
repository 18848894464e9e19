import type { Placement } from '@institute/schema';

/** Fictional students, the latest placement first. */
export const placements: Placement[] = [
  {
    studentName: 'Keerthana Selvam',
    course: 'Python Full Stack Development',
    company: 'Zoho',
    position: 'Member Technical Staff',
  },
  {
    studentName: 'Abdul Rahman S.',
    course: 'DevOps with Docker and Kubernetes',
    company: 'Freshworks',
    position: 'Site Reliability Engineer',
  },
  {
    studentName: 'Janani Natarajan',
    course: 'UI/UX Design',
    company: 'Chargebee',
    position: 'Associate Product Designer',
  },
  {
    studentName: 'Dinesh Kumar P.',
    course: 'Java Full Stack Development',
    company: 'Cognizant',
    position: 'Programmer Analyst',
  },
  {
    studentName: 'Sruthi Balasubramanian',
    course: 'Data Science with Python',
    company: 'LatentView Analytics',
    position: 'Data Analyst',
  },
  {
    studentName: 'Mary Jenifer A.',
    course: 'Software Test Automation',
    company: 'Hexaware',
    position: 'Test Engineer',
  },
  {
    studentName: 'Vishal Ramachandran',
    course: 'AWS Cloud Architecture',
    company: 'Tata Consultancy Services',
    position: 'Cloud Support Engineer',
  },
  {
    studentName: 'Nivetha Murugan',
    course: 'Data Analytics with Power BI and SQL',
    company: 'Saint-Gobain',
    position: 'Business Analyst',
  },
  {
    studentName: 'Praveen Raj T.',
    course: 'Cyber Security Operations',
    company: 'HCLTech',
    position: 'Security Operations Analyst',
  },
  {
    studentName: 'Lavanya Sekar',
    course: 'MERN Stack Web Development',
    company: 'Kissflow',
    position: 'Front End Developer',
  },
  {
    studentName: 'Gokul Srinivasan',
    course: 'Machine Learning Engineering',
    company: 'Ford Business Solutions',
    position: 'Machine Learning Engineer',
  },
  {
    studentName: 'Harini Venkat',
    course: 'Digital Marketing',
    company: 'CavinKare',
    position: 'Digital Marketing Executive',
  },
];
