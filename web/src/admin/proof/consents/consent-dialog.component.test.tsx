import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { answerLive, ready } from '../../shell/test-live.ts';
import { ConsentDialog } from './consent-dialog.tsx';

const show = shownScreen();
answerLive(() => ready({ rows: [] }));

const kolam = {
  ...{ _id: 'kolam', slug: 'kolam', title: 'Kolam', duration: '3 months', price: 0 },
  fees: { gstRate: 0, gstIncluded: true },
};

const dialog = {
  ...{ name: 'Meena', findTarget: async () => 'meena', consent: undefined },
  onClose: () => undefined,
};

const duration = () => page.getByRole('textbox', { name: 'Duration of the course' });

// consents-1
test('the duration is that of the course, until another is typed; a testimonial has it once its course is typed', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/course-names')) return Response.json({ success: true, data: [kolam] });
    sent.push(JSON.parse(String(body)));
    return new Response(null, { status: 503 });
  });
  show(<ConsentDialog {...dialog} kind="placement" course="Kolam" />);
  await expect.element(duration()).toHaveValue('3 months');
  await duration().fill('10 weeks');
  await expect.element(duration()).toHaveValue('10 weeks');

  show(<ConsentDialog {...dialog} kind="testimonial" />);
  await expect.element(duration()).toHaveValue('');
  await page.getByLabelText('Course', { exact: true }).fill('Kolam');
  await expect.element(duration()).toHaveValue('3 months');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(() => sent).toMatchObject([{ course: 'Kolam', duration: '3 months' }]);
});
