import {
  endpointName,
  kinds,
  listedNames,
  singletons,
  type KindEndpointName,
  type ListedName,
  type Singleton,
} from '@institute/schema';
import { getPlain, listPlain, plainKind } from '../content/plain-kind.ts';
import { getSingleton, saveSingleton } from '../content/singletons.ts';
import { create, remove, replace, type ContentCollection } from '../content/content-collection.ts';
import { savedBy } from '../kinds/content-kinds.ts';
import { getShown, makesClaims } from '../proof/claims/shown-content.ts';
import type { Handlers, Visitor } from './handler-types.ts';

const ofSingleton = (name: Singleton): [string, unknown][] => [
  [endpointName('get', name), makesClaims(name) ? getShown(name) : getSingleton(name)],
  [endpointName('save', name), saveSingleton(name, savedBy(name))],
];

function ofListed(name: ListedName): [string, unknown][] {
  const { one } = kinds[name];
  const kind = { ...plainKind(name), ...savedBy(name) } as ContentCollection<object, unknown>;
  return [
    [endpointName('list', name), () => listPlain(name)],
    [
      endpointName('get', one),
      ({ id }: { id: string }, { admin }: Visitor) => getPlain(name, id, admin),
    ],
    [endpointName('create', one), create(kind)],
    [endpointName('update', one), replace(kind)],
    [endpointName('delete', one), remove(kind)],
  ];
}

/** The handlers of the calls that follow from the kinds. */
export const kindHandlers = Object.fromEntries([
  ...singletons.flatMap(ofSingleton),
  ...listedNames.flatMap(ofListed),
]) as Pick<Handlers, KindEndpointName>;
