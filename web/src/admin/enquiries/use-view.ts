import {
  courseLength,
  enquirySources,
  enquiryStatuses,
  lostReasons,
  type Role,
} from '@institute/schema';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdmin } from '../shell/session.ts';
import { ownAndUnassigned, toAnswerStatus, wholeView, type EnquiryView } from './enquiry-view.ts';

type Filters = Omit<EnquiryView, 'search'>;

const date = /^\d{4}-\d{2}-\d{2}$/;

/** What an address may say; anything else in it is ignored. */
const isKnown: Record<keyof Filters, (value: string) => boolean> = {
  status: (value) => [toAnswerStatus, ...enquiryStatuses].some((status) => status === value),
  course: (value) => value !== '' && value.length <= courseLength,
  source: (value) => enquirySources.some((source) => source === value),
  reason: (value) => lostReasons.some((reason) => reason === value),
  assigned: (value) => /^[\w-]{1,128}$/.test(value),
  from: (value) => date.test(value),
  to: (value) => date.test(value),
  followUp: (value) => value === 'due' || value === 'overdue',
  order: (value) => value === 'oldest',
  layout: (value) => value === 'board',
};

const names = Object.keys(isKnown) as (keyof Filters)[];

/** The view at an address without filters: a counsellor's own enquiries and those of no one, else all. */
const firstView = (role: Role): EnquiryView =>
  role === 'counsellor' ? { ...wholeView, assigned: ownAndUnassigned } : wholeView;

/** The view that an address describes. */
export function viewAt(params: URLSearchParams, role: Role): EnquiryView {
  const view = { ...firstView(role) };
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && isKnown[name](value)) view[name] = value;
  }
  return view;
}

/** The address of a view, without its search, which is personal data. */
export function addressOf(view: Filters, role: Role): Record<string, string> {
  const first = firstView(role);
  const changed = names.filter((name) => view[name] !== first[name]);
  return Object.fromEntries(changed.map((name) => [name, view[name]]));
}

/** The view: filters in the address, which can be shared and gone back to, and the search. */
export function useView(): readonly [EnquiryView, (view: EnquiryView) => void] {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const { role } = useAdmin();
  const view = useMemo(() => ({ ...viewAt(params, role), search }), [params, role, search]);

  function setView(next: EnquiryView) {
    setSearch(next.search);
    if (names.some((name) => next[name] !== view[name])) setParams(addressOf(next, role));
  }
  return [view, setView];
}
