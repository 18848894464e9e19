import { rowsPerPage, type ListState } from '@institute/schema';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../lib/api/api-error.ts';
import { finishDeletions } from '../shell/deletion/deletions.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ChosenRows, type Outcome } from './chosen-rows.tsx';

const show = shownScreen();

const course = (name: string) => ({ _id: name.toLowerCase(), name });
type Row = ReturnType<typeof course>;

const rows = ['Python', 'Java', 'MERN'].map(course);
const noun = ['course', 'courses'] as const;

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
      noun={noun}
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
test('all that match are read, and changed page by page', async () => {
  const every = Array.from({ length: rowsPerPage + 1 }, (_, index) => course(`Course ${index}`));
  const run = vi.fn<(rows: readonly Row[]) => Promise<Outcome<Row>>>(async (done) => ({
    done,
    problems: [],
  }));
  const state: ListState = { search: '', filters: {}, sort: '', page: 0 };
  function Chosen() {
    const [chosen, setChosen] = useState(rows.map(({ _id }) => _id));
    return (
      <ChosenRows
        {...{ shown: rows, matching: every.length, state, readMatching: async () => every }}
        {...{ failure: '', nameOf: ({ name }: Row) => name, from: 'courses', noun }}
        chosen={new Set(chosen)}
        onChosen={(ids) => setChosen([...ids])}
        actions={[
          {
            ...{ label: 'Publish', done: 'published', failure: '', applies: () => true },
            ...{ run, undo: run },
          },
        ]}
        deletion={{ remove: async () => undefined, failure: '' }}
      />
    );
  }
  show(<Chosen />);
  await page.getByRole('button', { name: `Select all ${every.length} matching` }).click();
  await expect.element(page.getByText(`${every.length} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText(`${every.length} courses published.`)).toBeVisible();
  expect(run.mock.calls).toEqual([[every.slice(0, rowsPerPage)], [every.slice(rowsPerPage)]]);
});

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
