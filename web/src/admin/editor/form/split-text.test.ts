import { describe, expect, it } from 'vitest';
import { splitLines, splitTags } from './split-text.ts';

describe('splitTags', () => {
  it('trims tags and drops empty ones', () => {
    expect(splitTags(' sql , , python,,பைதான் ,')).toEqual(['sql', 'python', 'பைதான்']);
  });

  it('returns an empty list for an empty text', () => {
    expect(splitTags('  ')).toEqual([]);
  });
});

describe('splitLines', () => {
  it('keeps commas, and drops empty lines', () => {
    expect(splitLines('HTML, CSS\r\n\n  React  \n')).toEqual(['HTML, CSS', 'React']);
  });
});
