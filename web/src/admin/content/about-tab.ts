import { blankAbout, institute, messages, type About } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { reasons } from '../../texts/en/about.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

const fields: Field<About>[] = [
  { kind: 'text', name: 'title', label: 'Title', wide: true },
  { kind: 'long-text', name: 'heroDescription', label: 'Hero description', facts: 'page' },
  { kind: 'image', name: 'heroImage', label: 'Hero image' },
  { kind: 'text', name: 'excellenceTitle', label: 'Excellence title', wide: true },
  {
    kind: 'long-text',
    name: 'excellenceParagraph1',
    label: 'Excellence, first paragraph',
    facts: 'page',
  },
  {
    kind: 'long-text',
    name: 'excellenceParagraph2',
    label: 'Excellence, second paragraph',
    facts: 'page',
  },
  {
    kind: 'list',
    name: 'achievements',
    label: 'Achievements',
    entry: 'achievement',
    folded: true,
    blank: () => ({ value: '', label: '' }),
    fields: [
      { kind: 'text', name: 'value', label: 'Value' },
      { kind: 'text', name: 'label', label: 'Label' },
    ],
  },
  {
    kind: 'text',
    name: 'missionTitle',
    label: 'Mission title',
    wide: true,
    section: 'Mission and vision',
  },
  { kind: 'long-text', name: 'missionDescription', label: 'Mission', facts: 'page' },
  { kind: 'text', name: 'visionTitle', label: 'Vision title', wide: true },
  { kind: 'long-text', name: 'visionDescription', label: 'Vision', facts: 'page' },
  { kind: 'text', name: 'valuesTitle', label: 'Values title', wide: true },
  {
    kind: 'list',
    name: 'values',
    label: 'Values',
    entry: 'value',
    blank: () => ({ title: '', description: '' }),
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'description', label: 'Description', facts: 'page', rows: 2 },
    ],
  },
  {
    kind: 'list',
    name: 'reasons',
    label: 'Reasons',
    entry: 'reason',
    folded: true,
    blank: () => ({ title: '', description: '' }),
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'description', label: 'Description', facts: 'page', rows: 2 },
    ],
  },
];

const fixedReasons = reasons.map(({ title, text }) => ({ title, description: text }));

export const AboutTab = singletonEditor({
  name: 'about',
  title: 'About',
  blank: blankAbout,
  built: { reasons: institute.fixedTexts ? fixedReasons : [] },
  fields,
  preview: {
    part: 'Page',
    path: () => paths.about,
  },
  loadFailure: messages.fetch.aboutInfo,
  saveFailure: messages.save.about,
  saved: 'About info updated successfully',
});
