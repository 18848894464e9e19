import { privacyRequestTexts, type PersonExport, type StoredErasure } from '@institute/schema';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminTheme } from '../shell/admin-theme.ts';
import { DialogProvider } from '../shell/dialogs/dialog-provider.tsx';
import { Notifications } from '../../lib/notifications/notifications.tsx';
import { PrivacyRequest } from './privacy-request.tsx';

const email = 'asks.for.her.data@example.com';

const held: PersonExport = {
  exportedAt: '2026-01-05T04:30:00.000Z',
  enquiries: [
    {
      _id: 'hers',
      ...{
        enquiry: { email },
        versions: [],
        timeline: [],
        mail: null,
        booking: null,
        messages: [],
      },
    },
  ],
  content: [],
  placementRecords: [],
};

const erased: StoredErasure = {
  ...{ _id: 'erasure', at: held.exportedAt, by: 'asha', enquiries: [], content: [] },
  removed: { enquiries: 0, versions: 0, mail: 0, timeline: 0, content: 1, files: 0 },
};

let root: Root | undefined;
/** What the API answers a call with, by its path. */
let answers: Record<string, (body: string) => Promise<Response>>;

const answer = (data: object) => () => Promise.resolve(Response.json({ success: true, data }));

beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => answers[path]!(String(body)));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <ThemeProvider theme={adminTheme}>
      <DialogProvider>
        <PrivacyRequest />
      </DialogProvider>
      <Notifications />
    </ThemeProvider>,
  );
});

afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

// people-1, people-2
test('what is wrong with a request is told at its field, and nothing typed is lost', async () => {
  await button('Privacy request').click();
  const whom = page.getByLabelText(/^Phone number or email address/);
  const name = page.getByLabelText('Name, as it appears on the site');
  const says = async (text: string) => {
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  };
  await expect.element(whom).toHaveFocus();
  await button('Export').click();
  await says('Enter either a phone number or an email address');
  await expect.element(whom).toHaveAttribute('aria-invalid', 'true');
  await expect.element(whom).toHaveFocus();
  await whom.fill('12345');
  await button('Erase').click();
  await says('Enter a phone number such as 98765 43210');
  await whom.fill('');
  await name.fill('M');
  await button('Erase').click();
  await says('Enter a name of two letters or more');
  await expect.element(name).toHaveFocus();

  await name.fill('');
  await whom.fill('nobody.at.all@example.com');
  answers['/api/people/export'] = answer({ ...held, enquiries: [] });
  await button('Erase').click();
  await says(privacyRequestTexts.nothing);

  answers['/api/people/export'] = answer(held);
  answers['/api/people/erase'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await whom.fill(email);
  await button('Erase').click();
  await button('Erase permanently').click();
  await says(privacyRequestTexts.failure.erase);
  await expect.element(whom).toHaveValue(email);
  await expect.element(whom).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

// people-1
test('an export is named by the day on which it is made here', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  answers['/api/people/export'] = answer({ ...held, exportedAt: '2026-01-04T20:30:00.000Z' });
  await button('Privacy request').click();
  await page.getByLabelText(/^Phone number or email address/).fill(email);
  await button('Export').click();
  await expect.element(page.getByText(privacyRequestTexts.exported)).toBeVisible();
  expect(saved).toEqual(['personal-data-2026-01-05.json']);
  click.mockRestore();
});

// people-2
test('an erasure is asked about; of what names the person, only what is chosen is erased', async () => {
  const mention = { title: 'Meena', versions: 0, texts: ['Meena'] };
  const content: PersonExport['content'] = [
    { document: 'placements/shown', effect: 'document', ...mention },
    { document: 'placements/gone', effect: 'deleted', ...mention },
  ];
  answers['/api/people/export'] = answer({ ...held, enquiries: [], content });
  await button('Privacy request').click();
  await page.getByLabelText('Name, as it appears on the site').fill('Meena');
  await button('Erase').click();
  const question = page.getByRole('alertdialog', { name: 'Erase everything about “Meena”?' });
  const boxes = question.getByRole('checkbox');
  await expect.element(boxes.nth(0)).not.toBeChecked();
  await expect.element(boxes.nth(1)).toBeChecked();
  // No answer is held for an erasure: one would fail.
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();

  await button('Erase').click();
  const agree = question.getByRole('button', { name: 'Erase permanently' });
  await boxes.nth(1).click();
  await expect.element(agree).toBeDisabled();
  await boxes.nth(0).click();
  const bodies: object[] = [];
  answers['/api/people/erase'] = (body) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ success: true, data: erased }));
  };
  await agree.click();
  await expect.element(page.getByText(privacyRequestTexts.erasedInPart)).toBeVisible();
  expect(bodies).toEqual([
    { name: 'Meena', id: expect.any(String), content: ['placements/shown'] },
  ]);

  answers['/api/people/export'] = answer(held);
  await button('Privacy request').click();
  await page.getByLabelText(/^Phone number or email address/).fill(email);
  await button('Erase').click();
  await button('Erase permanently').click();
  await expect.element(page.getByText(privacyRequestTexts.erased)).toBeVisible();
});
