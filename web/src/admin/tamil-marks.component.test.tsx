import { storedBatch, storedDemoPlan, storedTrainer } from '@institute/schema';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ownFactsKey } from '../lib/content/own-facts.ts';
import { BatchesTab } from './courses/batches-tab.tsx';
import { TrainersTab } from './courses/trainers-tab.tsx';
import { DemoClassesTab } from './demo/demo-classes-tab.tsx';
import { emptyReport } from './reports/test-report.ts';
import { shownScreen } from './shell/shown-screen.tsx';
import { answerLive, ready } from './shell/test-live.ts';

const at = '2026-11-01T08:00:00.000Z';

/** Two of each kind. */
const twice = <Row,>(parse: (given: object) => Row, fields: object): Row[] =>
  ['done', 'left'].map((_id) => parse({ _id, ...fields, createdAt: at, updatedAt: at }));

const rows: Readonly<Record<string, readonly object[]>> = {
  trainers: twice((given) => storedTrainer.parse(given), { name: 'Meena', teaches: 'Python' }),
  batches: twice((given) => storedBatch.parse(given), {
    ...{ course: 'python', firstDay: '2099-03-02', lastDay: '2099-06-26', seats: 5 },
    days: [{ day: 'monday', from: '10:00', to: '12:00' }],
  }),
  demoPlans: twice((given) => storedDemoPlan.parse(given), {
    ...{
      held: 'monday',
      firstDay: '2099-03-02',
      from: '18:30',
      to: '19:30',
      places: 12,
      branch: 'Adyar',
    },
  }),
};

answerLive((source) => ready(rows[source] ?? { rows: [] }));

const show = shownScreen();

/** How many translations were asked for. */
let asked: number;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async (path: URL | string) => {
    const isAsked = /\/translations\?kind=\w+$/.test(String(path));
    if (isAsked) asked += 1;
    const states = ['trainers', 'batches', 'demoPlans'].flatMap((kind) => [
      { document: `translations/${kind}_done`, title: '', missing: 0, stale: 0, first: '' },
      { document: `translations/${kind}_left`, title: '', missing: 1, stale: 1, first: 'branch' },
    ]);
    const isReport = String(path).startsWith('/api/reports');
    return Response.json({ success: true, data: isReport ? emptyReport : isAsked ? states : [] });
  });
});

function Said({ tamil, children }: { readonly tamil: boolean; readonly children: ReactNode }) {
  useQueryClient().setQueryData(ownFactsKey, { tamil });
  return children;
}

// tamil-12
test.each([
  ['trainers', TrainersTab],
  ['batches', BatchesTab],
  ['demo classes', DemoClassesTab],
] as const)(
  'the list of %s says what is stale in Tamil, once the site is in Tamil',
  async (_, Tab) => {
    const mark = page.getByText(/ · Tamil: stale$/);
    show(
      <Said tamil={false}>
        <Tab item={undefined} />
      </Said>,
    );
    await expect.element(page.getByRole('row').nth(2)).toBeVisible();
    expect([mark.elements().length, asked]).toEqual([0, 0]);
    show(
      <Said tamil>
        <Tab item={undefined} />
      </Said>,
    );
    await expect.element(mark).toBeVisible();
  },
);
