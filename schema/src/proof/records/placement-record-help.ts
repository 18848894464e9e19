import type { Help } from '../../fields/help.ts';
import type { PlacementRecord, SupportPeriod } from './placement-record.ts';

export const placementRecordHelp: Help<PlacementRecord> = {
  month: 'When the student was placed, such as 2026-01; figures are counted by it',
  salary: 'Rupees a year, such as 450000; the median and the highest are counted from it',
};

export const supportPeriodHelp: Help<SupportPeriod> = {
  asked: 'How many students, placed or not; the placement rate is counted from it',
};
