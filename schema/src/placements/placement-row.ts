import { byText, newestFirst, type ListSpec } from '../content/arrange.ts';
import type { StoredPlacement } from './placement.ts';

/** How the dashboard searches and sorts placements. */
export const placementList: ListSpec<StoredPlacement> = {
  searchText: ({ studentName, course, company, position }) =>
    [studentName, course, company, position].join(' '),
  filters: [],
  sorts: [
    { name: 'site', label: 'Site order', compare: newestFirst },
    { name: 'student', label: 'Student', compare: byText(({ studentName }) => studentName) },
    { name: 'company', label: 'Company', compare: byText(({ company }) => company) },
  ],
};
