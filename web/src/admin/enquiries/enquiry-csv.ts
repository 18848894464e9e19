import {
  courseLabel,
  institute,
  languageNames,
  optionLabel,
  type StoredEnquiry,
} from '@institute/schema';
import { csvOf, csvTime, type Columns } from '../shell/files/csv.ts';
import { phoneCell } from './row/phone-text.ts';

const columns: Columns<StoredEnquiry> = [
  ['_id', ({ _id }) => _id],
  [`Received (${institute.timeName})`, ({ createdAt }) => csvTime(createdAt)],
  ['Status', ({ status }) => status],
  ['Reason', ({ reason }) => reason],
  ['Enrolled in', ({ enrolment }) => enrolment?.name ?? ''],
  ['Assigned to', ({ assignedName }) => assignedName],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['Notes', ({ notes }) => notes],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phoneCell(phone)],
  ['Email', ({ email }) => email],
  ['Course', ({ course }) => courseLabel(course)],
  ['Qualification', ({ qualification }) => optionLabel('qualification', qualification)],
  ['Experience', ({ experience }) => optionLabel('experience', experience)],
  ['Placement support', (enquiry) => optionLabel('placement', enquiry.placementRequired)],
  ['Message', ({ message }) => message],
  ['Source', ({ source }) => source],
  ['Page', ({ page }) => page],
  ['City', ({ imported }) => imported?.city ?? ''],
  [
    'First came from',
    ({ visits, imported }) =>
      visits?.first.source || visits?.first.referrer || imported?.source || '',
  ],
  ['Last came from', ({ visits }) => visits?.last.source || visits?.last.referrer || ''],
  ['Campaign', ({ visits }) => visits?.last.campaign ?? ''],
  ['Language', ({ language = 'en' }) => languageNames[language]],
];

export const enquiriesCsv = (enquiries: readonly StoredEnquiry[]): string =>
  csvOf(columns, enquiries);
