import { storedEnquiry } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerLive, ready } from '../../shell/test-live.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { UnsavedContext, type Unsaved } from '../../shell/unsaved.ts';
import { WriteWhatsApp } from '../../today/write-whatsapp.tsx';
import { MessageButtons } from './message-buttons.tsx';

const show = shownScreen();
answerLive((source) => ready(source === 'batches' ? [] : { rows: [] }));

const at = '2026-11-30T08:00:00.000Z';
const meena = storedEnquiry.parse({
  ...{ _id: 'meena', name: 'Meena', phone: '+919876543210', email: 'meena@example.com' },
  ...{ source: 'Walk-in', status: 'new', course: 'Kolam', createdAt: at, updatedAt: at },
});

const template = (_id: string, name: string) => ({
  ...{ _id, name, channel: 'whatsapp', language: 'en', course: '', status: '', subject: '' },
  ...{ text: `Hello {name}: ${name}`, createdAt: at, updatedAt: at },
});

/** Answers every read with nothing, or with templates; what is sent, as told. */
function answerCalls(send: (id: unknown) => Promise<Response>): void {
  const templates = [template('fees', 'Fees'), template('visit', 'Visit us')];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') return send(JSON.parse(String(body)).id);
    return Response.json({ success: true, data: path.endsWith('/templates') ? templates : [] });
  });
}

const text = page.getByRole('textbox', { name: 'Text' });

// dashboard-4
test('a message that is typed is asked about before its enquiry is left, and stays while it is sent', async () => {
  const ids: unknown[] = [];
  let answer: (response: Response) => void = () => undefined;
  answerCalls((id) => {
    ids.push(id);
    if (ids.length === 1) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve) => (answer = resolve));
  });
  const unsaved: Unsaved = new Set();
  show(
    <UnsavedContext value={unsaved}>
      <MessageButtons enquiry={meena} />
    </UnsavedContext>,
  );
  const write = page.getByRole('button', { name: 'Email Meena' });
  await write.click();
  await text.fill('Come on Monday');
  await expect.poll(() => unsaved.size).toBe(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => ids.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await write.click();
  await expect.element(text).toHaveValue('Come on Monday');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  // The same email, should the first have arrived.
  expect(ids[1]).toBe(ids[0]);
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toBeVisible();
  const sent = { _id: 'mail', enquiry: 'meena', kind: 'email', text: 'Come on Monday' };
  const entry = { ...sent, by: 'asha', byName: 'Asha', at };
  answer(Response.json({ success: true, data: entry }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(unsaved.size).toBe(0);
});

// dashboard-4
test('another template takes the place of what was typed only once that is confirmed', async () => {
  answerCalls(() => Promise.resolve(Response.json({ success: true, data: {} })));
  show(<MessageButtons enquiry={meena} />);
  await page.getByRole('button', { name: 'WhatsApp Meena' }).click();
  await expect.element(text).toHaveValue('Hello Meena: Fees');
  const templates = page.getByLabelText('Template');
  await templates.selectOptions('Visit us');
  await expect.element(text).toHaveValue('Hello Meena: Visit us');
  await text.fill('Come on Monday');
  await templates.selectOptions('Fees');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(text).toHaveValue('Come on Monday');
  await templates.selectOptions('Fees');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.element(text).toHaveValue('Hello Meena: Fees');
});

// dashboard-4
test('on Today, too, Escape asks before a typed message is lost', async () => {
  answerCalls(() => Promise.resolve(Response.json({ success: true, data: {} })));
  const onClose = vi.fn<() => void>();
  show(<WriteWhatsApp enquiry={meena} onClose={onClose} />);
  await text.fill('Come on Monday');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(text).toHaveValue('Come on Monday');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
