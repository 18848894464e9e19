import { pageSizes, type ListPage } from '@institute/schema';
import { expect, test } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  sampleBatch,
  sampleCourse,
  samplePlacement,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';
import { isDeep } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

interface Item {
  readonly _id: string;
  readonly slug?: string;
}

const kinds = {
  courses: { path: '/api/courses', page: '/api/pages/courses', make: sampleCourse },
  placements: {
    path: '/api/placements',
    page: '/api/pages/placements',
    make: () => ({ ...samplePlacement, studentName: crypto.randomUUID() }),
  },
  posts: {
    path: '/api/blog',
    page: '/api/pages/blog',
    make: () => ({ ...samplePost(), published: true, title: crypto.randomUUID() }),
  },
} as const;

type Kind = keyof typeof kinds;

const names = Object.keys(kinds) as Kind[];

/** How many changes are made at random. */
const changes = isDeep ? 60 : 10;

/** What names an item in a page of a list. */
const nameOf = (kind: Kind, item: Item) => (kind === 'placements' ? item._id : item.slug);

async function listed(kind: Kind): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await visit('GET', `${kinds[kind].page}?page=${page}`);
    const { items, pages, counts } = body.data as ListPage<Item>;
    expect(items.length).toBeLessThanOrEqual(pageSizes[kind]);
    found.push(...items.map((item) => nameOf(kind, item)));
    if (page < pages) continue;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(found).toHaveLength(total);
    return found;
  }
}

async function documents(kind: Kind): Promise<(string | undefined)[]> {
  const { body } = await visit('GET', kinds[kind].path);
  return (body.data as Item[]).map((item) => nameOf(kind, item));
}

async function expectEqual(): Promise<void> {
  for (const kind of names) expect(await listed(kind)).toEqual(await documents(kind));
}

const pick = <Thing>(things: readonly Thing[]): Thing | undefined =>
  things[Math.floor(Math.random() * things.length)];

async function restoreLast(): Promise<void> {
  const versions = firestore().collection('versions').orderBy('at', 'desc').limit(1);
  const [version] = (await versions.get()).docs;
  if (version) await admin('POST', `/api/versions/${version.id}/restore`, { body: {} });
}

// courses-8, placements-5, blog-7
test('lists are what the documents are, whatever is written, and made anew they are the same', async () => {
  const made: Record<Kind, string[]> = { courses: [], placements: [], posts: [] };
  const steps: Record<string, (kind: Kind, id: string | undefined) => Promise<unknown>> = {
    create: async (kind) => {
      const body = { ...kinds[kind].make(), id: crypto.randomUUID() };
      const answers = [
        await admin('POST', kinds[kind].path, { body }),
        await admin('POST', kinds[kind].path, { body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      made[kind].push(body.id);
    },
    replace: (kind, id) => admin('PUT', `${kinds[kind].path}/${id}`, { body: kinds[kind].make() }),
    remove: (kind, id) => admin('DELETE', `${kinds[kind].path}/${id}`),
    toggle: (_, id) => admin('PATCH', `/api/blog/${id}/publish`, { body: {} }),
    restore: restoreLast,
  };
  for (let step = 0; step < changes; step += 1) {
    const kind = pick(names)!;
    const id = pick(made[kind]);
    await pick(Object.values(steps))!(kind, id);
    if ((step + 1) % (isDeep ? 20 : 10) === 0) await expectEqual();
  }
  await rebuildSummaries(firestore());
  await expectEqual();
});

const offer = async () => (await firestore().doc('summaries/offer').get()).data();

const idOf = ({ body }: { body: { data?: unknown } }) => (body.data as Item | undefined)?._id;

// home-10, course-14, trainers-2
test('the offer is what its documents are, whatever is written, and made anew it is the same', async () => {
  const made: string[] = [];
  const course = async () => idOf(await admin('POST', '/api/courses', { body: sampleCourse() }))!;
  const trainer = async () => idOf(await admin('POST', '/api/trainers', { body: sampleTrainer }))!;
  const [courses, trainers] = [
    [await course(), await course()],
    [await trainer(), await trainer()],
  ];
  const batch = () => ({
    ...sampleBatch,
    course: pick(courses),
    trainer: pick(trainers),
    state: pick(['open', 'open', 'planned', 'cancelled']),
    firstDay: pick(['2020-01-06', '2099-01-05', '2099-01-06']),
    lastDay: '2099-04-05',
  });
  const steps: ((id: string | undefined) => Promise<unknown>)[] = [
    async () => {
      const id = idOf(await admin('POST', '/api/batches', { body: batch() }));
      if (id) made.push(id);
    },
    (id) => admin('PUT', `/api/batches/${id}`, { body: batch() }),
    (id) => admin('DELETE', `/api/batches/${id}`),
    (id) => admin('POST', `/api/batches/${id}/seats`, { body: { change: 1, reason: 'Enrolled' } }),
    () => admin('PUT', `/api/courses/${pick(courses)}`, { body: sampleCourse() }),
    () => admin('DELETE', `/api/courses/${pick(courses)}`),
    () =>
      admin('PUT', `/api/trainers/${pick(trainers)}`, {
        body: { ...sampleTrainer, left: Math.random() < 0.5 },
      }),
    restoreLast,
  ];
  for (let step = 0; step < changes; step += 1) {
    await pick(steps)!(pick(made));
    if (step % 10 !== 9) continue;
    const kept = await offer();
    await rebuildSummaries(firestore());
    expect(kept).toEqual(await offer());
  }
});

test('lists without summaries, as after an update, are made of their documents', async () => {
  await firestore().doc('summaries/courses').delete();
  await expectEqual();
  await admin('POST', '/api/courses', { body: sampleCourse() });
  expect((await firestore().doc('summaries/courses').get()).exists).toBe(true);
  await expectEqual();
});

test('a page that is not a number is refused', async () => {
  for (const { page } of Object.values(kinds)) {
    for (const number of ['0', 'two', '1.5', '100000'])
      expect((await visit('GET', `${page}?page=${number}`)).status).toBe(400);
  }
  expect((await visit('GET', '/api/pages/courses?category=Nothing')).status).toBe(400);
});
