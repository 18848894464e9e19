import type { Help } from '../fields/help.ts';
import type { Backing } from './claim.ts';

export const backingHelp: Help<Backing> = {
  period: 'Of when the figure is, beside the claim, such as April 2025 to March 2026',
  basis: 'Of how many, beside the claim: 563 of 612 who asked',
  source: 'A file or a link that shows it; only staff can open the file',
  asOf: 'The day it was counted, beside the claim',
  validUntil: 'Its last day on the site',
  // Two buttons.
  state: '',
};
