import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { DutySwitch } from './duty-switch.tsx';

const show = shownScreen();

// enquiries-13
test('whoever comes on duty is given what waits by as many calls as it takes, and told how many', async () => {
  const asha = { uid: 'asha', name: 'Asha', onDuty: false };
  const steps = [
    { assigned: 40, more: true },
    { assigned: 2, more: false },
  ];
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit = {}) =>
    Response.json({
      success: true,
      data: method === 'PUT' ? { ...asha, onDuty: true, ...steps.shift() } : [asha],
    }),
  );
  show(<DutySwitch />);
  await page.getByRole('switch', { name: 'On duty' }).click();
  await expect.element(page.getByText(/42 enquiries that waited are yours/)).toBeVisible();
  expect(steps).toEqual([]);
});
