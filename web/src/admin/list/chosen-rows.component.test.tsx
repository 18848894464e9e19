import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../lib/api/api-error.ts';
import { finishDeletions } from '../shell/deletion/deletions.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ChosenRows } from './chosen-rows.tsx';

const show = shownScreen();

const rows = ['Python', 'Java', 'MERN'].map((name) => ({ _id: name.toLowerCase(), name }));

function choose(remove: (id: string) => Promise<unknown>) {
  show(
    <ChosenRows
      shown={rows}
      matching={rows.length}
      state={{ search: '', filters: {}, sort: '', page: 0 }}
      failure="Failed to load courses"
      nameOf={({ name }) => name}
      chosen={new Set(rows.map(({ _id }) => _id))}
      onChosen={() => undefined}
      from="courses"
      noun={['course', 'courses']}
      actions={[]}
      deletion={{ remove, failure: 'Failed to delete' }}
    />,
  );
}

async function deleteAll() {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await finishDeletions();
}

// dashboard-29
test('of several rows the ones that may not be deleted are named, and the others are deleted', async () => {
  const remove = vi.fn<(id: string) => Promise<unknown>>(async (id) => {
    if (id !== 'java') throw new ApiError(409, `The course ${id} has batches`);
  });
  choose(remove);
  await deleteAll();
  expect(remove.mock.calls).toEqual([['python'], ['java'], ['mern']]);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to delete' });
  const problems = 'Python: The course python has batches. MERN: The course mern has batches.';
  await expect.element(failed.getByText(problems)).toBeVisible();
});

// dashboard-29
test('without an answer the rest of them is not tried', async () => {
  const remove = vi.fn<(id: string) => Promise<unknown>>(async () => {
    throw new ApiError(0, '');
  });
  choose(remove);
  await deleteAll();
  expect(remove).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert').getByText(/^Python: /)).toBeVisible();
});
