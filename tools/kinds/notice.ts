/** The record of a kind that the product does not have: a title, a text and a date. */
const record = `import * as z from 'zod/mini';
import { requiredText, storedInCollection } from '../fields/fields.ts';
import type { ListedKind } from './kind.ts';

const notice = z.object({
  title: requiredText('Title', 100),
  text: requiredText('Text', 2000),
  date: z.iso.date(),
});

const storedNotice = z.extend(notice, storedInCollection);

export type Notice = z.infer<typeof notice>;

export const noticesKind = {
  documents: 'many',
  label: 'Notice',
  one: 'notice',
  title: 'title',
  body: notice,
  stored: storedNotice,
  help: { title: 'Above the text', text: 'In a few sentences', date: 'Below the title' },
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: '/notices',
  describedBy: [],
  pictures: {},
  translated: null,
  api: {
    path: '/api/notices',
    limit: 'default',
    reads: ['list', 'get'],
    cache: 'medium',
    summaries: {},
  },
  searched: { text: 'text', more: ['date'] },
  isInPalette: false,
  readers: { by: 'everybody' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'notices', opens: 'item' },
} as const satisfies ListedKind<typeof notice, typeof storedNotice>;
`;

const page = `import { Content } from '../../../components/content.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';

export const NoticesPage = () => (
  <>
    <PageHead title="Notices" description="What is new." canonicalPath={paths.notices} />
    <Content query={useContentQueries().list('notices')} failure="Failed to fetch notices">
      {(notices) => (
        <section className="wrap">
          <h1>Notices</h1>
          {notices.map(({ _id, title, text, date }) => (
            <article key={_id}>
              <h2>{title}</h2>
              <time dateTime={date}>{date}</time>
              <p>{text}</p>
            </article>
          ))}
        </section>
      )}
    </Content>
  </>
);
`;

const editor = `import { oldestFirst, type ListSpec, type StoredOf } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { storedNow } from '../content/stored-now.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { CollectionTab } from '../list/collection-tab.tsx';
import { useAllRows } from '../list/use-rows.ts';

const task: CollectionTask<'notices'> = {
  name: 'notices',
  listTitle: 'Notices',
  nameOf: ({ title }) => title,
  blank: { title: '', text: '', date: '' },
  fields: [
    { kind: 'text', name: 'title', label: 'Title' },
    { kind: 'text', name: 'text', label: 'Text', wide: true },
    { kind: 'text', name: 'date', label: 'Date', type: 'date' },
  ],
  preview: {
    part: 'Page',
    path: () => paths.notices,
    fill: (client, queries, values) =>
      client.setQueryData(queries.list('notices').queryKey, [
        { _id: 'preview', ...storedNow, ...values },
      ]),
  },
  failures: { create: 'Failed to save notice', update: 'Failed to save notice' },
  called: 'Notice',
};

const spec: ListSpec<StoredOf<'notices'>> = {
  searchText: ({ title, text }) => title + ' ' + text,
  filters: [],
  sorts: [{ name: 'site', label: 'Site order', compare: oldestFirst }],
};

export const NoticesTab = ({ item }: { readonly item: string | undefined }) => (
  <CollectionTab
    item={item}
    task={task}
    rows={useAllRows('notices', spec)}
    nameOf={task.nameOf}
    noun={['notice', 'notices']}
    failures={{
      list: 'Failed to fetch notices',
      item: 'Failed to fetch notices',
      delete: 'Failed to delete notice',
    }}
    columns={[{ label: 'Notice', always: true, cell: () => null }]}
  />
);
`;

/** The files that a kind adds: its record, its page and its editor. */
export const added: Readonly<Record<string, string>> = {
  'schema/src/kinds/notices.ts': record,
  'web/src/features/content/notices/notices-page.tsx': page,
  'web/src/admin/content/notices-tab.tsx': editor,
};

interface Change {
  readonly file: string;
  /** What stands there, once, and what is put before it. */
  readonly before: string;
  readonly text: string;
}

/** What it adds to files that are there: its name, the address of its page, and its tab. */
export const changes: readonly Change[] = [
  {
    file: 'schema/src/kinds/kinds.ts',
    before: "import { placementStatsKind } from './placement-stats.ts';",
    text: "import { noticesKind } from './notices.ts';\n",
  },
  { file: 'schema/src/kinds/kinds.ts', before: '  ...records,', text: '  notices: noticesKind,\n' },
  { file: 'web/src/config/paths.ts', before: '  placements:', text: "  notices: '/notices',\n" },
  {
    file: 'web/src/routes.tsx',
    before: '  {\n    path: paths.placements,',
    text: `  {
    path: paths.notices,
    page: lazyPage(
      'notices-page',
      async () => (await import('./features/content/notices/notices-page.tsx')).NoticesPage,
    ),
    readContent: (client, queries) => client.ensureQueryData(queries.list('notices')),
  },
`,
  },
  { file: 'web/src/admin/shell/tabs.ts', before: "'media', ", text: "'notices', " },
  {
    file: 'web/src/admin/tab-panels.ts',
    before: '  footer: ',
    text: "  notices: lazyComponent(async () => (await import('./content/notices-tab.tsx')).NoticesTab),\n",
  },
];
