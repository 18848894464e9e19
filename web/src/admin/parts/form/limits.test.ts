import { course, excerptMaxLength, home, navbar, post } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { limitsAt } from './limits.ts';

describe('limitsAt', () => {
  it('reads a required text', () => {
    expect(limitsAt(post, 'excerpt')).toEqual({ required: true, maxLength: excerptMaxLength });
  });

  it('reads an optional text, through its default', () => {
    expect(limitsAt(course, 'prerequisites')).toEqual({ required: false, maxLength: 2000 });
  });

  it('reads through a conversion', () => {
    expect(limitsAt(post, 'author')).toMatchObject({ maxLength: 200 });
  });

  it('reads entries of lists, and groups', () => {
    expect(limitsAt(navbar, 'links.3.name')).toEqual({ required: true, maxLength: 60 });
    expect(limitsAt(home, 'callToAction.title')).toEqual({ required: true, maxLength: 200 });
  });

  it('asks nothing of what is no text, or not there', () => {
    const nothing = { required: false, maxLength: undefined };
    expect(limitsAt(course, 'price')).toEqual(nothing);
    expect(limitsAt(course, 'nothing.of.that')).toEqual(nothing);
  });
});
