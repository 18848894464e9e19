import { describe, expect, it } from 'vitest';
import { findTab, tabPath } from './tabs.ts';

describe('findTab', () => {
  it.each(['/admin', '/admin/', '/Admin'])('shows home at %s', (path) => {
    expect(findTab(path)).toEqual({ tab: 'home', item: undefined });
  });

  it('finds the tab and what is open in it', () => {
    expect(findTab(tabPath('courses', 'abc'))).toEqual({ tab: 'courses', item: 'abc' });
  });

  it('knows no other tab', () => {
    expect(findTab('/admin/settings').tab).toBeUndefined();
  });
});
