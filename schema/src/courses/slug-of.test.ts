import { describe, expect, it } from 'vitest';
import { course } from './course.ts';
import { slugOf } from '../fields/slug-of.ts';

// dashboard-11
describe('slugOf', () => {
  it.each([
    ['Python Full Stack Development', 'python-full-stack-development'],
    ['  C++ & C#: résumé! ', 'c-c-resume'],
    ['Yazılım İşleri', 'yazilim-isleri'],
    ['Szkoła Łódź', 'szkola-lodz'],
    ['Smørrebrød for ændringer, Straße, Đà Nẵng', 'smorrebrod-for-aendringer-strasse-da-nang'],
    ['Þórður Ðæ Œuvre Ħal Əli', 'thordur-dae-oeuvre-hal-eli'],
    ['பைதான்', ''],
    ['Курсове', ''],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ])('turns "%s" into "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('makes slugs that the schema accepts, however long the title', () => {
    expect(course.shape.slug.safeParse(slugOf('ab '.repeat(100))).success).toBe(true);
  });
});
