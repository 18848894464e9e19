import { matchesSearch, may } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { useSettled } from '../list/use-settled.ts';
import { useAdmin } from '../shell/session.ts';
import { capabilityFor, tabLabel, tabPath, tabs } from '../shell/tabs.ts';
import { beginnings } from './beginnings.ts';
import { actionsOnScreen } from './screen-actions.ts';

export interface Found {
  readonly kind: 'Tab' | 'Action' | 'Course' | 'Post' | 'Enquiry';
  readonly label: string;
  readonly key: string;
  readonly run: () => void;
}

interface Place extends Pick<Found, 'kind' | 'label'> {
  readonly path: string;
}

/** Courses, posts and, for those who handle them, enquiries that match, the first of each. */
async function findItems(search: string, withEnquiries: boolean): Promise<Place[]> {
  const [courses, posts, enquiries] = await Promise.all([
    callApi('listCourseRows', { query: { search } }),
    callApi('listPostRows', { query: { search } }),
    withEnquiries ? findEnquiries(search) : [],
  ]);
  return [
    ...enquiries.map(({ _id, name, phone }): Place => ({
      kind: 'Enquiry',
      label: `${name}, ${phone}`,
      path: tabPath('enquiries', _id),
    })),
    ...courses.items.map(({ _id, title }): Place => ({
      kind: 'Course',
      label: title,
      path: tabPath('courses', _id),
    })),
    ...posts.items.map(({ _id, title }): Place => ({
      kind: 'Post',
      label: title,
      path: tabPath('blog', _id),
    })),
  ];
}

/** What the palette offers for what is typed: tabs and actions that match, and what the server finds. */
export function useFound(typed: string) {
  const { role } = useAdmin();
  const navigate = useNavigate();
  const [onScreen] = useState(actionsOnScreen);
  const search = useSettled(typed);
  const handles = may(role, 'handleEnquiries');
  const items = useQuery({
    queryKey: ['names', search, handles],
    queryFn: () => findItems(search, handles),
    placeholderData: keepPreviousData,
  });

  const places: Place[] = [
    ...tabs
      .filter((tab) => may(role, capabilityFor(tab)))
      .map((tab) => ({ kind: 'Tab' as const, label: tabLabel(tab), path: tabPath(tab) })),
    ...beginnings
      .filter(({ capability }) => may(role, capability))
      .map(({ name, path }) => ({ kind: 'Action' as const, label: name, path })),
  ];
  const toFound = ({ path, ...place }: Place): Found => ({
    ...place,
    key: path,
    run: () => void navigate(path),
  });
  const known = new Set(beginnings.map(({ name }) => name));
  const here = onScreen
    .filter(({ name }) => !known.has(name))
    .map(({ name, run }): Found => ({ kind: 'Action', label: name, key: name, run }));
  const matching = [...places.map(toFound), ...here].filter(({ label }) =>
    matchesSearch(label, typed),
  );
  return {
    found: [...matching, ...(items.data ?? []).map(toFound)],
    isSearching: items.isFetching || search !== typed,
    failed: items.isError,
  };
}
