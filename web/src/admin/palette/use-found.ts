import { matchesSearch, may } from '@institute/schema';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { newEnquiry, useNewItems, type NewItem } from '../list/new-items.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { useSettled } from '../shell/use-settled.ts';
import { useAdmin } from '../shell/session.ts';
import { tabIcon } from '../shell/tab-icons.ts';
import { findTab, hasTab, tabPath, tabs } from '../shell/tabs.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { typedRedirect } from './typed-redirect.ts';
import { findItems, placeOf, type Place } from './find-items.ts';
import { findByMost, findByWords, wordsOfAction } from './words.ts';

/** Buttons, links that look like buttons, and switches, outside of the tabs and of what opens a menu in a row. */
const actions = [
  'header :is(button:not([aria-keyshortcuts]), a, input[role="switch"]:enabled)',
  'main :is(button:enabled:not([aria-haspopup="menu"]), a.MuiButton-root, input[role="switch"]:enabled)',
].join();

/** What is shown and told to screen readers: of the account, neither initials nor role. */
function textIn(node: Node | undefined): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || !node.checkVisibility())
    return '';
  return [...node.childNodes].map(textIn).join(' ');
}

const nameOf = (element: HTMLElement): string =>
  (element.ariaLabel ?? textIn(element instanceof HTMLInputElement ? element.labels?.[0] : element))
    .replaceAll(/\s+/g, ' ')
    .trim();

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

interface Opening extends NewItem {
  /** What people call it besides. */
  readonly words?: string;
}

/** Other screens that are opened by what they do. */
const openings: readonly Opening[] = [
  {
    name: 'Enquiry board',
    path: `${tabPath('enquiries')}?layout=board`,
    capability: 'handleEnquiries',
  },
  {
    name: 'Import enquiries',
    path: tabPath('enquiries', 'import'),
    words: 'csv excel leads',
    capability: 'handleEnquiries',
  },
];

export interface Found {
  /** A tab, an action, or the label of a kind. */
  readonly kind: string;
  readonly label: string;
  /** That of the tab it leads to. */
  readonly icon?: LucideIcon;
  readonly key: string;
  readonly run: () => void;
}

const actionOf = ({ name, path, state, words = '' }: Opening): Place => ({
  kind: 'Action',
  label: name,
  path,
  state,
  words: `${name} ${words}`,
});

const wordsOfNew = ({ state }: NewItem): string =>
  state === newEnquiry ? 'add create lead walk-in phone call' : 'add create';

/** Adds the redirect that is typed, for those who edit the site. */
function useTypedRedirect(typed: string): readonly Found[] {
  const { role } = useAdmin();
  const client = useQueryClient();
  const body = typedRedirect(typed);
  if (!body || !may(role, 'editContent')) return [];
  const add = async () => {
    try {
      await callApi('createRedirect', { body });
      notify('success', 'Redirect added');
      await client.invalidateQueries({ queryKey: ['redirects'] });
    } catch (failure) {
      notify('error', 'The redirect could not be added', reasonOf(failure));
    }
  };
  const label = `Add redirect from ${body.from} to ${body.to}`;
  return [
    { kind: 'Action', label, icon: tabIcon('redirects'), key: 'redirect', run: () => void add() },
  ];
}

/** Whether a name begins with what is typed first: of an action, its verb. */
const begins = (name: string, typed: string): boolean =>
  matchesSearch(name.split(' ', 1)[0] ?? '', typed.trim().split(/\s/, 1)[0] ?? '');

/** What the palette offers for what is typed: tabs and actions that match, and what the server finds. */
export function useFound(typed: string) {
  const { role } = useAdmin();
  const navigate = useNavigate();
  const [onScreen] = useState(actionsOnScreen);
  const search = useSettled(typed);
  const { tamil = false } = useOwnFacts();
  const items = useQuery({
    queryKey: ['names', search, role],
    queryFn: () => findItems(search, role),
    placeholderData: keepPreviousData,
  });

  const places: Place[] = [
    ...tabs.filter((tab) => hasTab(tab, role, tamil)).map(placeOf),
    ...useNewItems().map((each) => actionOf({ ...each, words: wordsOfNew(each) })),
    ...openings.filter(({ capability }) => may(role, capability)).map(actionOf),
  ];
  const toFound = ({ kind, label, path, state }: Place): Found => ({
    kind,
    label,
    icon: tabIcon(findTab(path.replace(/\?.*/, ''), role).tab ?? 'today'),
    key: `${kind} ${path} ${label}`,
    run: () => void navigate(path, { state }),
  });
  const known = new Set(places.map(({ label }) => label));
  const here = onScreen
    .filter(({ name }) => !known.has(name))
    .map(({ name, run }) => ({
      words: wordsOfAction(name),
      found: { kind: 'Action', label: name, key: name, run },
    }));
  const there = places.map((place) => ({
    words: place.words ?? place.label,
    less: place.less,
    found: toFound(place),
  }));
  const all: { words: string; less?: string | undefined; found: Found }[] = [...there, ...here];
  const isSearching = items.isFetching || search !== typed;
  const matchingHere: readonly Found[] = findByWords(here, ({ words }) => words, typed).map(
    ({ found }) => found,
  );
  const matchingPlaces = findByWords(there, ({ words }) => words, typed).map(({ found }) => found);
  const matchingItems = (items.data ?? []).map(toFound);
  const isNamed = ({ label }: Found) => begins(label, typed);
  const isNamedOtherwise = (each: Found) => !isNamed(each);
  const exact = [
    ...useTypedRedirect(typed),
    // "media" is the tab of that name rather than the footer, which has links to social media, and "data" a course rather
    // than the enquiries, whose data can be erased.
    ...matchingPlaces.filter(isNamed),
    ...matchingHere.filter(isNamed),
    ...matchingItems.filter(isNamed),
    ...matchingPlaces.filter(isNamedOtherwise),
    ...matchingItems.filter(isNamedOtherwise),
    // Enter after the name of a person opens the person: it neither calls nor deletes anyone, not even before they are found.
    ...(isSearching ? [] : matchingHere.filter(isNamedOtherwise)),
  ];
  // Last of all: what is mistyped may be the name of a person, whom the server finds.
  const isNothing = exact.length === 0 && !isSearching;
  const matching = isNothing
    ? findByMost(all, (each) => each, typed).map(({ found }) => found)
    : exact;
  const found = [...new Map(matching.map((each) => [each.key, each])).values()];
  const order = [...new Set(found.map(({ kind }) => kind))];
  return {
    /** Those of a kind stand together, in the order of the first of each. */
    found: order.flatMap((each) => found.filter(({ kind }) => kind === each)),
    isSearching,
    failed: items.isError,
  };
}
