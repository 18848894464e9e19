import { expect, test } from 'vitest';
import { feedPath, formPaths, isServed, paths } from './config/paths.ts';
import { publicRoutes } from './routes.tsx';

// routes-13
test('the app shows its pages', () => {
  const shown = publicRoutes.map(({ path }) => path.replace(/:\w+/, 'tally-demo'));
  for (const path of [...shown, '/no-such-page']) expect(isServed(path), path).toBe(false);
});

// routes-13
test('the server alone answers files, forms, the other language and the dashboard', () => {
  const served = [
    feedPath,
    ...[formPaths.booked, formPaths.booking, formPaths.bookingOf('b-1')],
    ...[paths.demoSlot('plan-2099-01-05'), paths.admin, paths.invitation],
    ...['/batches/b-1.ics', '/fees/F-1', '/ta', '/ta/courses', '/sitemap.xml'],
  ];
  for (const path of served) expect(isServed(path), path).toBe(true);
});
