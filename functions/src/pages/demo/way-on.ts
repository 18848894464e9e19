import { paths } from '@institute/web/entry-server';
import { knownOwnFacts, readOwnFacts } from '../../content/own-facts.ts';

/** Where to go from a page that knows no class: to the classes, if the institute has any. */
export async function wayOn() {
  const { invitesToDemos } = await readOwnFacts().catch(knownOwnFacts);
  return invitesToDemos
    ? ({ to: paths.demo, name: 'allClasses' } as const)
    : ({ to: paths.contact, name: 'contactUs' } as const);
}
