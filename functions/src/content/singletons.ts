import { collections, type Singleton } from '@institute/schema';
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

export const saveSingleton =
  <Name extends Singleton>(name: Name) =>
  async ({ body }: { body: Update }, admin: Admin): Promise<SingletonData<Name>> => {
    const { updatedAt, ...fields } = body;
    const document = firestore().collection(collections.content).doc(name);
    const saved = await write(document, admin, async (current) => {
      requireCurrent(updatedAt, current, (data) => schemas[name].safeParse(data).data);
      return fields;
    });
    return schemas[name].parse(saved);
  };
