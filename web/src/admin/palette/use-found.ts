import { matchesSearch, may, type Capability } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { newItem } from '../list/item-page.tsx';
import { useSettled } from '../list/use-settled.ts';
import { useAdmin } from '../shell/session.ts';
import { capabilityFor, tabLabel, tabPath, tabs } from '../shell/tabs.ts';

/** Buttons, links that look like buttons, and switches, outside of the tabs. */
const actions = [
  'header :is(button, a)',
  'main :is(button:enabled, a.MuiButton-root, input[role="switch"]:enabled)',
].join();

const nameOf = (element: HTMLElement): string =>
  (
    element.ariaLabel ??
    (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.innerText ??
    ''
  ).trim();

interface ScreenAction {
  readonly name: string;
  readonly run: () => void;
}

/** What can be pressed on the screen, by its name; a name that several have is left out. */
function actionsOnScreen(): ScreenAction[] {
  const found = [...document.querySelectorAll<HTMLElement>(actions)].filter((element) =>
    element.checkVisibility(),
  );
  const names = found.map(nameOf);
  return found.flatMap((element, index) => {
    const name = names[index]!;
    if (!name || names.filter((other) => other === name).length > 1) return [];
    const run = () => {
      element.focus();
      element.click();
    };
    return [{ name, run }];
  });
}

interface Beginning {
  readonly name: string;
  readonly path: string;
  readonly capability: Capability;
}

/** What can be begun from any screen. */
const beginnings: readonly Beginning[] = [
  { name: 'New course', path: tabPath('courses', newItem), capability: 'editContent' },
  { name: 'New post', path: tabPath('blog', newItem), capability: 'editContent' },
  { name: 'New placement', path: tabPath('placements', newItem), capability: 'editContent' },
  { name: 'New batch', path: tabPath('batches', newItem), capability: 'editContent' },
  { name: 'New trainer', path: tabPath('trainers', newItem), capability: 'editContent' },
  { name: 'New demo class', path: tabPath('demo-classes', newItem), capability: 'editContent' },
  {
    name: 'Enquiry board',
    path: `${tabPath('enquiries')}?layout=board`,
    capability: 'handleEnquiries',
  },
  {
    name: 'Import enquiries',
    path: tabPath('enquiries', 'import'),
    capability: 'handleEnquiries',
  },
];

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
