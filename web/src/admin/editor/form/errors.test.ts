import { describe, expect, it } from 'vitest';
import { firstError } from './errors.ts';

const errors = {
  title: { type: 'too_small', message: 'Title is required' },
  links: [undefined, { path: { type: 'invalid_format', message: 'Enter a path' } }],
};

describe('firstError', () => {
  it('finds a message at the path and below it', () => {
    expect(firstError(errors, 'title')).toBe('Title is required');
    expect(firstError(errors, 'links')).toBe('Enter a path');
    expect(firstError(errors, 'links.1')).toBe('Enter a path');
  });

  it('finds none without errors', () => {
    expect(firstError(errors, 'links.0')).toBeUndefined();
    expect(firstError(errors, 'description')).toBeUndefined();
  });
});
