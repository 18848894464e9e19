import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { enlargeText } from '../../../lib/page/test-large-text.ts';
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

// enquiries-13
test.each([
  [true, /^You are on duty, but some of what waited could not be assigned/],
  [false, /^Your duty could not be changed/],
])('where a call fails, it is told whether the duty was changed: %s', async (isStored, said) => {
  let onDuty = false;
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit = {}) => {
    if (method === 'PUT') {
      onDuty = isStored;
      return Response.json({ success: false, message: '' }, { status: 500 });
    }
    return Response.json({ success: true, data: [{ uid: 'asha', name: 'Asha', onDuty }] });
  });
  show(<DutySwitch />);
  const duty = page.getByRole('switch', { name: 'On duty' });
  await duty.click();
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(duty).toHaveProperty('checked', isStored);
});

// enquiries-13
test('whoever comes on duty, and goes off it again, is told what follows', async () => {
  let onDuty = false;
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') ({ onDuty } = JSON.parse(String(body)));
    const me = { uid: 'asha', name: 'Asha', onDuty };
    const data = method === 'PUT' ? { ...me, assigned: 0, more: false } : [me];
    return Response.json({ success: true, data });
  });
  show(<DutySwitch />);
  const duty = page.getByRole('switch', { name: 'On duty' });
  await duty.click();
  const on = page.getByText('You are on duty: new enquiries can be assigned to you');
  await expect.element(on).toBeVisible();
  await duty.click();
  const off = page.getByText('You are off duty: new enquiries will not be assigned to you');
  await expect.element(off).toBeVisible();
  await expect.element(duty).not.toBeChecked();
});

// dashboard-33
test('in large text the switch takes no more of a phone than the rest of the head leaves', async () => {
  await page.viewport(390, 844);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  show(<DutySwitch />);
  await expect.element(page.getByRole('switch', { name: 'On duty' })).toBeInTheDocument();
  enlargeText();
  expect(document.querySelector('label')!.offsetWidth).toBeLessThan(390 / 3);
});
