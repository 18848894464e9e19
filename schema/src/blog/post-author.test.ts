import { expect, test } from 'vitest';
import { authorName, authorSlug, isByTeam, storedAuthor } from './post-author.ts';

// dashboard-13, institute-8
test('the team has no name when it is stored, and that of today when it is shown', () => {
  for (const given of ['Team', ' team', 'Vaasal Institute Team', 'Nila Team', 'NILA  Team'])
    expect(storedAuthor(given, 'Nila')).toBe('Team');
  for (const stored of ['Team', 'Vaasal Institute Team']) {
    expect(isByTeam(stored)).toBe(true);
    expect(authorName(stored, 'Kaveri')).toBe('Kaveri Team');
    expect(authorSlug(stored)).toBe('team');
  }
});

test('a person keeps the name', () => {
  for (const given of ['Kavitha R', 'Steam', 'Kavitha Team', 'அணி'])
    expect(storedAuthor(given, 'Nila')).toBe(given);
  expect(isByTeam('Kavitha R')).toBe(false);
  expect(authorName('Kavitha R', 'Nila')).toBe('Kavitha R');
  expect(authorSlug('Kavitha R')).toBe('kavitha-r');
});
