import { tabPath } from '../../shell/tabs.ts';

/** The address of a lead beside the list that `search` describes, or of that list. */
export const leadPath = (search: string, id?: string): string => tabPath('enquiries', id) + search;
