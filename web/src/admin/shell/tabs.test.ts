import { may, roles } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { capabilityFor, dailyTabs, findTab, tabPath } from './tabs.ts';

describe('findTab', () => {
  // dashboard-1
  it.each(['/admin', '/admin/', '/Admin'])('shows home at %s to those who edit', (path) => {
    for (const role of ['owner', 'editor'] as const)
      expect(findTab(path, role)).toEqual({ tab: 'home', item: undefined });
  });

  // dashboard-1
  it('shows today to a counsellor', () => {
    expect(findTab('/admin', 'counsellor')).toEqual({ tab: 'today', item: undefined });
  });

  it('finds the tab and the open item', () => {
    expect(findTab(tabPath('courses', 'abc'), 'owner')).toEqual({ tab: 'courses', item: 'abc' });
  });

  it('rejects unknown tabs', () => {
    expect(findTab('/admin/settings', 'owner').tab).toBeUndefined();
  });
});

// dashboard-33
it.each(roles)('offers a %s four tabs every day, all of which the role includes', (role) => {
  expect(dailyTabs(role)).toHaveLength(4);
  for (const tab of dailyTabs(role)) expect(may(role, capabilityFor(tab)), tab).toBe(true);
});
