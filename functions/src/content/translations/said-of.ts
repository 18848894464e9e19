import type { Branch, Language, StoredCourse, StoredDemoSlot } from '@institute/schema';
import { isTamilOn } from '../contact-details.ts';
import { readBranchIn } from './branch-in.ts';
import { readCourse } from '../read.ts';
import { trainersOf } from '../trainers-of.ts';
import { sayIn } from './say.ts';

type Slot = Pick<StoredDemoSlot, 'course' | 'plan' | 'branch'>;

/** What the course of a demo class is called, empty for none, who teach it, and where the class is. */
type SaidClass = Pick<StoredDemoSlot, 'branch'> & {
  readonly title: string;
  readonly trainers: readonly string[];
  /** What the contact info says of the branch. */
  readonly at: Branch | undefined;
};

/** The same in each language. */
export type Said = Readonly<Record<Language, SaidClass>>;

const courseOf = async ({ course }: Slot) => (course ? readCourse(course) : undefined);

async function say(
  language: Language,
  slot: Slot,
  course: StoredCourse | undefined,
): Promise<SaidClass> {
  const spoken = sayIn((await isTamilOn()) ? language : 'en');
  const { cards } = spoken;
  const [[named], [held = slot], trainers, at] = await Promise.all([
    cards('courses', course ? [course] : [], ({ _id }) => _id),
    cards('demoPlans', [slot], ({ plan }) => plan),
    trainersOf(slot),
    readBranchIn(spoken, slot.branch),
  ]);
  return { title: named?.title ?? '', branch: held.branch, trainers, at };
}

/** A demo class in a language. */
export const saidIn = async (language: Language, slot: Slot): Promise<SaidClass> =>
  say(language, slot, await courseOf(slot));

/** A demo class in each language. */
export async function saidOf(slot: Slot): Promise<Said> {
  const course = await courseOf(slot);
  const [en, ta] = await Promise.all([say('en', slot, course), say('ta', slot, course)]);
  return { en, ta };
}
