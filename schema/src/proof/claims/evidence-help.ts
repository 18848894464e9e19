import type { Help } from '../../fields/help.ts';
import type { Evidence } from './claim.ts';

const inTamil = 'Shown on pages in Tamil; removed when only the English is changed';

export const evidenceHelp: Help<Evidence> = {
  period: 'The time it covers, such as April 2025 to March 2026; shown beside the claim',
  basis: 'What it was counted from, such as 563 of 612 who asked; shown beside the claim',
  periodInTamil: inTamil,
  basisInTamil: inTamil,
  record: 'What visitors read it was counted from',
  source: 'A file or a link that shows it; only staff can open the file',
  asOf: 'The day it was counted; shown beside the claim',
  validUntil: 'The last day this evidence is valid',
  // Two buttons.
  state: '',
};
