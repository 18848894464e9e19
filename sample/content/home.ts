import type { Home } from '@institute/schema';

export const home: Home = {
  heroTitle: 'Come in a beginner. Leave a developer, an analyst, a designer.',
  heroDescription:
    'We teach software, data, cloud, security, design and marketing in Adyar, Chennai, in batches of at most {institute.seats}. Ten weeks to six months, {institute.lowestFee} to {institute.highestFee}, and help until your first job.',
  heroImage: '',
  featuredCourses: [
    'python-full-stack-development',
    'data-science-with-python',
    'aws-cloud-architecture',
  ],
  stats: [
    { value: '1,00,000+', label: 'people in our classes and college workshops' },
    { value: '92%', label: 'of the 612 who asked placed' },
    { value: '₹5.4 LPA', label: 'average package' },
    { value: '118', label: 'hiring partners' },
  ],
  testimonials: [
    {
      name: 'Keerthana Selvam',
      role: 'Member Technical Staff at Zoho, Python Full Stack Development 2026',
      message:
        'I have a degree in civil engineering. For two months I was the slowest in the room, and Karthik sir sat with me every Thursday evening until I was not. My library database came up in the interview, and I could explain every table in it.',
    },
    {
      name: 'Janani Natarajan',
      role: 'Associate Product Designer at Chargebee, UI/UX Design 2026',
      message:
        'We stood at the Thiruvanmiyur bus terminus for a whole morning and only watched. It became my first case study, and it is the one that every interviewer asked about.',
    },
    {
      name: 'Abdul Rahman S.',
      role: 'Site Reliability Engineer at Freshworks, DevOps 2026',
      message:
        'On Thursdays something was always broken and it was always my phone that rang. At work it is the same, only now I have done it before.',
    },
    {
      name: 'Dinesh Kumar P.',
      role: 'Programmer Analyst at Cognizant, Java Full Stack Development 2026',
      message:
        'They gave us code that another batch had written and asked us to repair it. My first three months at work were exactly that.',
    },
    {
      name: 'Nivetha Murugan',
      role: 'Business Analyst at Saint-Gobain, Data Analytics 2026',
      message:
        'I came back to work after six years at home with my daughter. Shalini ma’am never once made me feel late. Weekend classes, three months, ₹28,000 in three instalments, and I have a team now.',
    },
    {
      name: 'Praveen Raj T.',
      role: 'Security Operations Analyst at HCLTech, Cyber Security Operations 2026',
      message:
        'Twelve incident reports, all of them marked in red the first time. My lead says that I write the clearest handover notes on the floor.',
    },
  ],
  callToAction: {
    title: 'Sit in on a class before you decide',
    description:
      'You may sit in the first two classes of every batch before you pay. Choose a course and bring your questions. If another course suits you better, or none, we will say so.',
    buttonText: 'See all courses',
  },
};
