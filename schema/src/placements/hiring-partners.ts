import { institute } from '../institute.ts';

/** The 25 names of hiring partners (placements-3). */
const fixed = [
  'Zoho',
  'Tata Consultancy Services',
  'Freshworks',
  'Cognizant',
  'Infosys',
  'HCLTech',
  'Chargebee',
  'Accenture',
  'LatentView Analytics',
  'Wipro',
  'Kissflow',
  'Capgemini',
  'PayPal',
  'Hexaware',
  'Amazon',
  'Tech Mahindra',
  'IBM',
  'LTIMindtree',
  'Ford Business Solutions',
  'Deloitte',
  'Virtusa',
  'Oracle',
  'Saint-Gobain',
  'Mphasis',
  'UST',
];

/** The hiring partners of a site whose staff name none. */
export const builtPartners: readonly string[] = institute.fixedTexts ? fixed : [];

/** The names that the placements page shows. */
export const hiringPartnersOf = (
  stats: { readonly hiringPartners?: readonly string[] | undefined } | null | undefined,
): readonly string[] => stats?.hiringPartners ?? builtPartners;
