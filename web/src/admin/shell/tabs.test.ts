import { describe, expect, it } from 'vitest';
import { findTab, tabPath } from './tabs.ts';

describe('findTab', () => {
  it.each(['/admin', '/admin/', '/Admin'])('shows home at %s', (path) => {
    expect(findTab(path)).toEqual({ tab: 'home', item: undefined });
  });

  it('finds the tab and the open item', () => {
    expect(findTab(tabPath('courses', 'abc'))).toEqual({ tab: 'courses', item: 'abc' });
  });

  it('rejects unknown tabs', () => {
    expect(findTab('/admin/settings').tab).toBeUndefined();
  });
});
