import {
  capitalised,
  dayText,
  kinds,
  matchesSearch,
  may,
  paletteNames,
  type PaletteName,
  type Role,
} from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { tabLabel, tabPath, type Tab } from '../shell/tabs.ts';
import { fieldsOfTab, findByWords, splitTyped, wordsOfTab, type Findable } from './words.ts';

/** Where something is in the dashboard. */
export interface Place {
  /** A tab, an action, or the label of a kind. */
  readonly kind: string;
  readonly label: string;
  readonly path: string;
  readonly state?: string | undefined;
  /** What a search looks through, if that is more than the label. */
  readonly words?: string;
  /** What it looks through besides, if it finds nothing. */
  readonly less?: string;
}

/** A tab as a place. */
export const placeOf = (tab: Tab): Place => ({
  kind: 'Tab',
  label: tabLabel(tab),
  words: wordsOfTab(tab),
  less: fieldsOfTab(tab),
  path: tabPath(tab),
});

/** The items of a kind that match, the first of each. */
async function findOf(name: PaletteName, search: string): Promise<Place[]> {
  const { label, one, tab } = kinds[name];
  const { items } = await callApi(`list${capitalised(one)}Rows`, { query: { search } });
  return items.map(({ _id, title }) => ({
    kind: label,
    label: title,
    path: tabPath(tab.name, _id),
  }));
}

async function findPeople(search: string): Promise<Place[]> {
  const found = await findEnquiries(search);
  return found.map(({ _id, name, phone }) => ({
    kind: kinds.enquiries.label,
    label: `${name}, ${phone}`,
    path: tabPath('enquiries', _id),
  }));
}

/** Trainers are few: all of them are read, and matched here. */
async function findTrainers(search: string): Promise<Place[]> {
  const trainers = await callApi('listTrainers', {});
  return trainers
    .filter(({ name }) => search.trim() !== '' && matchesSearch(name, search))
    .map(({ _id, name }) => ({
      kind: kinds.trainers.label,
      label: name,
      path: tabPath('trainers', _id),
    }));
}

/** Colleagues, who have no page of their own, in the tab that lists them. */
async function findStaff(search: string): Promise<Place[]> {
  const staff = await callApi('listStaff', {});
  return staff
    .filter(({ name, email }) => search.trim() !== '' && matchesSearch(`${name} ${email}`, search))
    .map(({ name, email }) => ({
      kind: tabLabel('staff'),
      label: `${name}, ${email}`,
      path: tabPath('staff'),
    }));
}

/** Those that begin, by the title of their course: they are few, and matched here. Without any, their tab. */
async function findBatches(search: string): Promise<Place[]> {
  const [batches, courses] = await Promise.all([
    callApi('listBatches', { query: {} }),
    callApi('listCourseNames', {}),
  ]);
  const places = batches.map(({ _id, course, firstDay, branch }): Place => {
    const title = courses.find((each) => each._id === course)?.title ?? course;
    const label = `${title}, ${dayText(firstDay)}`;
    const path = tabPath('batches', _id);
    return { kind: kinds.batches.label, label, path, words: `${label} ${branch}` };
  });
  const found = findByWords(places, ({ words = '' }) => words, search);
  return found.length > 0 ? found : [placeOf('batches')];
}

/** What the server finds of what is typed: enquiries only for those who handle them, colleagues for owners. */
export async function findItems(typed: string, role: Role): Promise<Place[]> {
  const { only, search } = splitTyped(typed);
  const among = (name: Findable) => only === undefined || only === name;
  const found = await Promise.all([
    may(role, 'handleEnquiries') && among('enquiries') ? findPeople(search) : [],
    ...paletteNames.filter(among).map((name) => findOf(name, search)),
    among('trainers') ? findTrainers(search) : [],
    only === undefined && may(role, 'manageStaff') ? findStaff(search) : [],
    only === 'batches' ? findBatches(search) : [],
  ]);
  return found.flat();
}
