import type { Help } from '../../fields/help.ts';
import { institute } from '../../institute.ts';
import type { PlacementRecord, SupportPeriod } from './placement-record.ts';

export const placementRecordHelp: Help<PlacementRecord> = {
  month: 'Month of the placement, such as 2026-01; decides the year it counts in',
  salary: `In ${institute.currency.words} a year, such as 450000; used for the median and highest salary`,
};

export const supportPeriodHelp: Help<SupportPeriod> = {
  asked: 'How many students, placed or not; used for the placement rate',
};
