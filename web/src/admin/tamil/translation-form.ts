import {
  categoryOf,
  fieldLabel,
  inTamil,
  tamilTexts,
  type CourseName,
  type StoredOf,
  type StoredPost,
  type TamilText,
  type TranslatedName,
  type Translation,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { postTask } from '../blog/blog-tab.tsx';
import { batchTask } from '../courses/batches-tab.tsx';
import { demoPlanTask } from '../demo/demo-classes-tab.tsx';
import type { Field } from '../editor/form/field.ts';
import { formTypeOf } from '../editor/version.ts';
import type { PreviewOf } from '../preview/form-preview.tsx';

/** What is translated. */
export type Translated = StoredOf<TranslatedName>;

/** The fields, as history and conflicts name them. */
export const translationFields: Field<Translation>[] = [
  {
    kind: 'select',
    name: 'kind',
    label: 'Kind',
    options: [],
  },
  { kind: 'text', name: 'of', label: 'Of' },
  {
    kind: 'list',
    name: 'texts',
    label: 'Texts',
    entry: 'text',
    blank: () => ({ path: '', english: '', tamil: '' }),
    fields: [
      { kind: 'text', name: 'path', label: 'Field' },
      { kind: 'long-text', name: 'english', label: 'English' },
      { kind: 'long-text', name: 'tamil', label: 'Tamil' },
    ],
  },
];

const asEntry = ({ path, english, was, tamil }: TamilText) => ({
  path,
  english: was ?? english,
  tamil,
});

/** The form has an entry for each text of the document, in its order; those of texts that are gone go. */
export function translationType(kind: TranslatedName, document: Translated) {
  const arrange = (values: Translation): Translation => ({
    ...values,
    texts: tamilTexts(kind, document, values.texts).map(asEntry),
  });
  const of = '_id' in document ? document._id : '';
  return { ...formTypeOf('translations', arrange({ kind, of, texts: [] })), arrange };
}

/** Names a text as the form of its document does: "Curriculum 1: Topics 2". */
export const textLabel = (document: string, path: string): string =>
  path
    .split('.')
    .map((part, index) => {
      if (/^\d+$/.test(part)) return ` ${Number(part) + 1}`;
      const label = index === 0 ? fieldLabel(document, part) : fieldLabel('', part);
      return index === 0 ? label : `: ${label}`;
    })
    .join('');

type Shown = Pick<PreviewOf<Translation>, 'part'> & { readonly path: string };

const page = (path: string): Shown => ({ part: 'Page', path });

/** Where a document shows. */
const places: Readonly<Record<TranslatedName, (document: Translated) => Shown>> = {
  home: () => page(paths.home),
  about: () => page(paths.about),
  contactInfo: () => page(paths.contact),
  navbar: () => ({ part: 'Navbar', path: paths.home }),
  footer: () => ({ part: 'Footer', path: paths.home }),
  trustStats: () => page(paths.home),
  placementStats: () => page(paths.placements),
  institute: () => page(paths.courses),
  courses: (document) => page(paths.course((document as StoredOf<'courses'>).slug)),
  trainers: () => page(paths.trainers),
  batches: () => page(paths.batches),
  demoPlans: () => page(paths.demo),
  posts: (document) => page(paths.post((document as StoredPost).slug)),
};

/** The page with the texts of the form that are current; batches and demo classes name their courses. */
export function translationPreview(
  kind: TranslatedName,
  document: Translated,
  courses: readonly CourseName[],
): PreviewOf<Translation> {
  const { part, path } = places[kind](document);
  return {
    part,
    path: () => path,
    putsFacts: true,
    fill: (client, queries, values, _stored, withFacts) => {
      const tamil = inTamil(kind, document, values);
      // Only now: a fact of a course is known where its price stands.
      const said = withFacts?.(tamil) ?? tamil;
      if (kind === 'courses') {
        const { slug } = said as StoredOf<'courses'>;
        client.setQueryData(queries.course(slug).queryKey, {
          ...said,
          category: categoryOf(document as StoredOf<'courses'>),
          batches: [],
          trainers: [],
        } as never);
      } else if (kind === 'trainers')
        client.setQueryData(queries.list(kind).queryKey, [said as StoredOf<'trainers'>]);
      else if (kind === 'posts')
        postTask.preview?.fill(client, queries, said as StoredPost, document as StoredPost);
      else if (kind === 'batches')
        batchTask(courses, []).preview?.fill(client, queries, said as StoredOf<'batches'>, null);
      else if (kind === 'demoPlans')
        demoPlanTask(courses).preview?.fill(client, queries, said as StoredOf<'demoPlans'>, null);
      else client.setQueryData(queries.singleton(kind).queryKey, said as never);
    },
  };
}
