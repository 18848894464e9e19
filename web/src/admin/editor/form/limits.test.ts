import { batch, course, excerptMaxLength, home, navbar, post } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { limitsAt } from './limits.ts';

describe('limitsAt', () => {
  it('finds the limits of a required text', () => {
    expect(limitsAt(post, 'excerpt')).toEqual({ required: true, maxLength: excerptMaxLength });
  });

  it('requires a date, a time and a reference, though they have no least length', () => {
    for (const path of ['course', 'firstDay', 'days.0.from'])
      expect(limitsAt(batch, path), path).toMatchObject({ required: true });
    expect(limitsAt(batch, 'trainer')).toMatchObject({ required: false });
  });

  it('looks through defaults', () => {
    expect(limitsAt(course, 'prerequisites')).toEqual({ required: false, maxLength: 2000 });
  });

  it('looks through conversions', () => {
    expect(limitsAt(post, 'author')).toMatchObject({ maxLength: 200 });
  });

  it('looks into lists and groups', () => {
    expect(limitsAt(navbar, 'links.3.name')).toEqual({ required: true, maxLength: 60 });
    expect(limitsAt(home, 'callToAction.title')).toEqual({ required: true, maxLength: 200 });
  });

  it('finds no limits for a missing field or one that is not text', () => {
    const nothing = { required: false, maxLength: undefined };
    expect(limitsAt(course, 'price')).toEqual(nothing);
    expect(limitsAt(course, 'nothing.of.that')).toEqual(nothing);
  });
});
