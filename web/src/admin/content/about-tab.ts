import { about, messages, storedAbout, type About } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

const blank: About = {
  title: '',
  heroImage: '',
  heroDescription: '',
  excellenceTitle: '',
  excellenceParagraph1: '',
  excellenceParagraph2: '',
  missionTitle: '',
  missionDescription: '',
  visionTitle: '',
  visionDescription: '',
  valuesTitle: '',
  values: [],
  achievements: [],
};

const kind = { schema: about, storedSchema: storedAbout, blank };

const fields: Field<About>[] = [
  {
    kind: 'text',
    name: 'title',
    label: 'Title',
    help: 'The heading at the top of the about page',
    wide: true,
  },
  {
    kind: 'long-text',
    name: 'heroDescription',
    label: 'Hero description',
    help: 'The lines below that heading',
  },
  {
    kind: 'image',
    name: 'heroImage',
    label: 'Hero image',
    help: 'The picture at the top of the about page',
  },
  {
    kind: 'text',
    name: 'excellenceTitle',
    label: 'Excellence title',
    help: 'The heading of the section about teaching',
    wide: true,
  },
  { kind: 'long-text', name: 'excellenceParagraph1', label: 'Excellence, first paragraph' },
  { kind: 'long-text', name: 'excellenceParagraph2', label: 'Excellence, second paragraph' },
  {
    kind: 'list',
    name: 'achievements',
    label: 'Achievements',
    help: 'The figures on the about page',
    entry: 'achievement',
    folded: true,
    blank: () => ({ value: '', label: '' }),
    fields: [
      { kind: 'text', name: 'value', label: 'Value' },
      { kind: 'text', name: 'label', label: 'Label' },
    ],
  },
  { kind: 'text', name: 'missionTitle', label: 'Mission title', wide: true },
  {
    kind: 'long-text',
    name: 'missionDescription',
    label: 'Mission',
    help: 'The text below the mission’s title',
  },
  { kind: 'text', name: 'visionTitle', label: 'Vision title', wide: true },
  {
    kind: 'long-text',
    name: 'visionDescription',
    label: 'Vision',
    help: 'The text below the vision’s title',
  },
  { kind: 'text', name: 'valuesTitle', label: 'Values title', wide: true },
  {
    kind: 'list',
    name: 'values',
    label: 'Values',
    help: 'What the institute stands for, each with a title and a text',
    entry: 'value',
    blank: () => ({ title: '', description: '' }),
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'description', label: 'Description', rows: 2 },
    ],
  },
];

export const AboutTab = singletonEditor({
  name: 'about',
  title: 'About',
  kind,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.about,
  },
  save: (body) => callApi('saveAbout', { body }),
  loadFailure: messages.fetch.aboutInfo,
  saveFailure: messages.save.about,
  saved: 'About info updated successfully',
});
