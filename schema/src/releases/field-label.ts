import { institute } from '../institute.ts';
import { kindNameOf, type FormOf, type WrittenName } from '../kinds/kinds.ts';

type Labels = {
  readonly [Name in WrittenName]?: { readonly [Field in keyof FormOf<Name>]?: string };
};

/** The labels of fields that are not the words of their names. */
const labels: Labels = {
  about: {
    excellenceParagraph1: 'Excellence, first paragraph',
    excellenceParagraph2: 'Excellence, second paragraph',
    missionDescription: 'Mission',
    visionDescription: 'Vision',
  },
  batches: { state: 'Status' },
  contactInfo: {
    email: 'Emails',
    phone: 'Phones',
    showAnswerTime: 'Show how soon we answer',
    zipCode: 'Postcode',
  },
  courses: {
    fees: 'Fee plan',
    order: 'Position in lists',
    price: `Price in ${institute.currency.words}`,
    questions: 'Questions and answers',
  },
  demoPlans: { held: 'Repeats' },
  navbar: { showEnquiryButton: 'Show the enquiry button' },
  placementStats: {
    averageSalary: 'Average salary',
    byCourse: 'Placed by course',
    byYear: 'Placed by year',
    companiesPartnered: 'Hiring partners',
    highestSalary: 'Highest salary',
    hiringPartners: 'Names of hiring partners',
    totalPlacements: 'Students placed',
  },
  trainers: { left: 'Has left', years: 'Years of experience' },
};

/** The label of a field in the form of a document: `heroTitle` of `content/home` is "Hero title". */
export function fieldLabel(document: string, field: string): string {
  const kind = kindNameOf(document) as WrittenName | undefined;
  const own: Readonly<Record<string, string>> | undefined = kind && labels[kind];
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return own?.[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
