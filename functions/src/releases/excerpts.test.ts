import { expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

const long = 'word '.repeat(40);

// releases-6
test.each([
  ['short texts are whole', 'Old', 'New', 'Old', 'New'],
  ['what begins otherwise is cut at its end', `Old ${long}`, 'New', /^Old .{116} …$/, 'New'],
  [
    'a change far on stands with the words before it',
    `${long}ends here.`,
    `${long}ends there, at last.`,
    /^… (?:word ){7,9}ends here\.$/,
    /^… (?:word ){7,9}ends there, at last\.$/,
  ],
  [
    'what was added to the end is seen',
    long.trim(),
    `${long}more`,
    /^… (?:word ?)+$/,
    /^… (?:word )+more$/,
  ],
  [
    'a change far on in a text without spaces is seen',
    `see ${'/path'.repeat(40)}/old`,
    `see ${'/path'.repeat(40)}/new`,
    /^… .{40}old$/,
    /^… .{40}new$/,
  ],
  [
    'no letter of two parts is cut',
    `Odd: ${'🎓'.repeat(70)}`,
    `Odd: ${'🎓'.repeat(69)}🎔`,
    /^… 🎓{20}$/u,
    /^… 🎓{19}🎔$/u,
  ],
  ['nor at the end', `Odd: ${'🎓'.repeat(70)}`, 'New', /^Odd: 🎓{57} …$/u, 'New'],
])('%s', (_, one, other, from, to) => {
  const found = excerpts(one, other);
  for (const [index, wanted] of [from, to].entries())
    if (typeof wanted === 'string') expect(found[index]).toBe(wanted);
    else expect(found[index]).toMatch(wanted);
});
