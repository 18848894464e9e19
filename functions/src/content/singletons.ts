import { collections, type Singleton } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { notFound } from '../platform/errors.ts';
import { readSingleton, schemas, type SingletonData } from './read.ts';
import { requireCurrent, write } from './write.ts';

const labels: Record<Singleton, string> = {
  home: 'Home content',
  about: 'About content',
  contactInfo: 'Contact info',
  navbar: 'Navbar',
  footer: 'Footer content',
  trustStats: 'Trust stats',
  placementStats: 'Placement statistics',
};

export const getSingleton =
  <Name extends Singleton>(name: Name) =>
  async (): Promise<SingletonData<Name>> => {
    const found = await readSingleton(name);
    if (!found) throw notFound(labels[name]);
    return found;
  };

interface Update {
  readonly updatedAt?: string | undefined;
}

/** Saves content; `check` may refuse it. */
export const saveSingleton =
  <Name extends Singleton>(
    name: Name,
    check?: (content: SingletonData<Name>, transaction: Transaction) => Promise<void>,
  ) =>
  async ({ body }: { body: Update }, admin: Admin): Promise<SingletonData<Name>> => {
    const { updatedAt, ...fields } = body;
    const document = firestore().collection(collections.content).doc(name);
    const saved = await write(document, admin, async (current, transaction) => {
      requireCurrent(updatedAt, current, (data) => schemas[name].safeParse(data).data);
      await check?.(fields as SingletonData<Name>, transaction);
      return fields;
    });
    return schemas[name].parse(saved);
  };
