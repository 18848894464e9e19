import type { MediaFile, StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLive } from '../lib/firebase/live/use-live.ts';
import { enlargeText } from '../lib/page/test-large-text.ts';
import { CodeForm } from './account/code-form.tsx';
import { ListEntry } from './editor/form/list-entry.tsx';
import { LeadActions } from './enquiries/page/lead-actions.tsx';
import { OutcomeButtons } from './enquiries/page/outcome-buttons.tsx';
import { LinkVisit } from './enquiries/page/link-visit.tsx';
import { Choice } from './list/list-tools.tsx';
import { oneLineRows } from './list/one-line-rows.ts';
import { FileGrid } from './media/file-grid.tsx';
import { PrivacyRequest } from './people/privacy-request.tsx';
import { ConsentDialog } from './proof/consents/consent-dialog.tsx';
import { PersonDoor } from './shell/person-door.tsx';
import { shownScreen } from './shell/shown-screen.tsx';
import { ReassignmentForm } from './staff/reassignment-form.tsx';
import { Queue } from './today/queue-list.tsx';

const show = shownScreen();

const nothing = () => undefined;

// dashboard-33
test('in large text on a phone choices stand one below the other, and buttons hold their words', async () => {
  await page.viewport(390, 844);
  show(
    <Box sx={{ padding: 2, '& *': { boxSizing: 'border-box' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {['Period', 'Course'].map((label) => (
          <Choice key={label} label={label} value="" isFilter options={[]} onChange={nothing} />
        ))}
      </Box>
      <OutcomeButtons
        enquiry={{ _id: 'meena', name: 'Meena', status: 'new' } as StoredEnquiry}
        now={new Date('2026-11-03T09:00:00.000Z')}
        onUpdated={nothing}
        onBook={nothing}
        onDone={nothing}
        onUndone={nothing}
      />
    </Box>,
  );
  const tops = () =>
    page
      .getByRole('combobox')
      .elements()
      .map((each) => each.getBoundingClientRect().top);
  await expect.poll(tops).toHaveLength(2);
  expect(tops()[1]).toBe(tops()[0]);
  enlargeText();
  expect(tops()[1]).toBeGreaterThan(tops()[0]!);
  const overfull = [...document.querySelectorAll('button')].filter((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getBoundingClientRect().right > button.getBoundingClientRect().right;
  });
  expect(overfull.map(({ textContent }) => textContent)).toEqual([]);
});

function Modules() {
  const named = { title: 'Python from the beginning', note: 'Loops and functions' };
  const form = useForm({ defaultValues: { modules: [named] } });
  const fields = [
    { kind: 'text', name: 'title', label: 'Module' },
    { kind: 'text', name: 'note', label: 'Note' },
  ] as const;
  const field = { kind: 'list', name: 'modules', label: 'Modules', entry: 'module' } as const;
  return (
    <FormProvider {...form}>
      <ListEntry
        slot="0"
        field={{ ...field, folded: true, blank: () => ({ title: '' }), fields }}
        path="modules.0"
        index={0}
        opened={false}
        onUp={undefined}
        onDown={undefined}
        onPress={nothing}
        onDelete={nothing}
      >
        {null}
      </ListEntry>
    </FormProvider>
  );
}

// dashboard-33
test('in large text on a phone the name of an entry of a list is whole, and what stands beside it', async () => {
  // A phone of 390 pixels has half as many of such text.
  await page.viewport(195, 422);
  show(<Modules />);
  for (const text of ['1. Python from the beginning', 'Loops and functions']) {
    const line = page.getByText(text);
    await expect.element(line).toBeVisible();
    expect(line.element().scrollWidth).toBeLessThanOrEqual(line.element().clientWidth);
  }
});

// dashboard-33
test('in large text on a phone what to press about a person, and the heads of a list, stay on the screen', async () => {
  await page.viewport(195, 422);
  const enquiry = {
    ...{ _id: 'meena', name: 'Meena Balasubramanian', status: 'new' },
    ...{ phone: '+919840012345', email: 'meena@example.com' },
  } as StoredEnquiry;
  const item = { id: 'meena', at: 0, due: '5:11 pm', late: false, title: enquiry.name, enquiry };
  const items = ['First', 'Then'].map((id) => ({ ...item, id, about: 'Answer soon', path: '/' }));
  show(
    <Box sx={{ '& *': { boxSizing: 'border-box' } }}>
      <Queue items={items} more={false} />
      <LeadActions enquiry={enquiry} />
      <Table sx={oneLineRows}>
        <TableHead>
          <TableRow>
            {['Student', 'Company', 'Seats taken', 'Actions'].map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
      </Table>
    </Box>,
  );
  await expect.element(page.getByRole('button', { name: /^WhatsApp/ }).last()).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(195);
  const beyond = [...document.querySelectorAll('a, button')].filter(
    (each) => each.getBoundingClientRect().right > 195,
  );
  expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
});

const expectWholeLabels = (count: number) => {
  const labels = [...document.querySelectorAll('label')];
  expect(labels).toHaveLength(count);
  for (const label of labels) expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
};

// dashboard-33
test('in large text on a phone labels of fields are whole', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { hours: 4 } }));
  vi.mocked(useLive).mockReturnValue({ status: 'loading', retry: nothing });
  await page.viewport(390, 844);
  show(
    <Box sx={{ padding: 2, '& *': { boxSizing: 'border-box' } }}>
      <ReassignmentForm />
      <LinkVisit enquiry={{ _id: 'meena' } as StoredEnquiry} onSaved={nothing} />
    </Box>,
  );
  await expect.element(page.getByLabelText('Reassign after (hours)')).toBeVisible();
  enlargeText();
  expectWholeLabels(2);
  show(<PrivacyRequest />);
  await page.getByRole('button', { name: 'Privacy request' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expectWholeLabels(2);
  const ofMeena = { kind: 'placement', name: 'Meena', consent: undefined } as const;
  show(<ConsentDialog {...ofMeena} findTarget={async () => 'meena'} onClose={nothing} />);
  await expect.element(page.getByText('They need no account', { exact: false })).toBeVisible();
  expectWholeLabels(4);
});

// dashboard-33
test('in large text on a phone a code to sign in with is whole', async () => {
  await page.viewport(390, 844);
  show(
    <Box sx={{ paddingX: '48px', '& *': { boxSizing: 'border-box' } }}>
      <CodeForm action="Continue" onToken={async () => undefined}>
        {null}
      </CodeForm>
    </Box>,
  );
  const code = page.getByRole('textbox');
  await code.fill('888888');
  enlargeText();
  expect(code.element().scrollWidth).toBeLessThanOrEqual(code.element().clientWidth);
});

// dashboard-33
test('in large text on a phone the name of a file is whole', async () => {
  await page.viewport(195, 422);
  const name = 'python-full-stack-syllabus-2026.pdf';
  const file = { _id: 'syllabus', path: `/files/${name}`, name, size: 2048 } as MediaFile;
  show(<FileGrid files={[file]} onPress={nothing} />);
  await expect.element(page.getByText(name)).toBeVisible();
  const shown = page.getByText(name).element();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
});

// dashboard-33
test('the door of a colleague holds their initials in large text', async () => {
  show(<PersonDoor name="Wilma Matthew" />);
  const initials = page.getByText('WM');
  await expect.element(initials).toBeVisible();
  enlargeText();
  const letters = document.createRange();
  letters.selectNodeContents(initials.element());
  expect(letters.getBoundingClientRect().width).toBeLessThanOrEqual(
    initials.element().getBoundingClientRect().width,
  );
});
