import { collectionOf, fieldLabel, kinds, writtenNames } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import './content/about-tab.ts';
import './content/contact-tab.ts';
import './content/footer-tab.tsx';
import './content/home-editor.ts';
import './content/navbar-tab.ts';
import './content/trust-stats-tab.ts';
import './placements/stats-editor.ts';
import { postTask } from './blog/blog-tab.tsx';
import { batchTask } from './courses/batches-tab.tsx';
import { courseTask } from './courses/courses-tab.tsx';
import { trainerTask } from './courses/trainers-tab.tsx';
import { demoPlanTask } from './demo/demo-classes-tab.tsx';
import { placementTask } from './placements/placements-tab.tsx';
import { translationFields } from './tamil/translation-form.ts';

interface Form {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

/** What the tabs hand over to show content that exists once. */
const single = vi.hoisted((): Form[] => []);
vi.mock('./content/singleton-editor.tsx', () => ({
  singletonEditor: (form: Form) => single.push(form),
}));

const listed: Form[] = [
  postTask,
  batchTask([], []),
  courseTask,
  trainerTask,
  demoPlanTask([]),
  placementTask,
  { name: 'translations', fields: translationFields },
];

const releasable = writtenNames.filter((name) => kinds[name].isReleasable);

// releases-10
test.each(releasable)('a conflict names the fields of %s as their form does', (name) => {
  const forms = [...single, ...listed];
  const fields = forms.find((form) => form.name === name)?.fields ?? [];
  const document = `${collectionOf(name)}/${name}`;
  expect(fields).not.toEqual([]);
  expect(fields.map((field) => fieldLabel(document, field.name))).toEqual(
    fields.map(({ label }) => label),
  );
});
