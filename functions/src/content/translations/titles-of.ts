import type { Language, StoredDemoSlot } from '@institute/schema';
import { isTamilOn } from '../contact-details.ts';
import { readCourse } from '../read.ts';
import { sayTamil } from './say.ts';

/** What the course of a demo class or of an enquiry is called in each language; empty for none. */
export type Titles = Readonly<Record<Language, string>>;

export async function titlesOf({ course }: Pick<StoredDemoSlot, 'course'>): Promise<Titles> {
  const [found, inTamil] = await Promise.all([
    course ? readCourse(course) : undefined,
    isTamilOn(),
  ]);
  if (!found) return { en: '', ta: '' };
  const { title } = found;
  if (!inTamil) return { en: title, ta: title };
  const [said = found] = await sayTamil.cards('courses', [found], () => course);
  return { en: title, ta: said.title };
}
