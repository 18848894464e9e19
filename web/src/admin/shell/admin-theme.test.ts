import { expect, test } from 'vitest';
import { adminTheme } from './admin-theme.ts';
import { hasRail } from './rail.ts';

// quality-1
test('with a larger font of the browser, the dashboard has the layout of a narrower screen', () => {
  const { up, down } = adminTheme.breakpoints;
  for (const query of [up('sm'), down('md'), up('lg'), hasRail]) expect(query).toMatch(/rem\)$/);
});
