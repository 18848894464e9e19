import { about, messages, storedAbout, type About } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import type { PreviewOf } from '../parts/preview/form-preview.tsx';
import { SingletonEditor } from './singleton-editor.tsx';
import { storedNow } from './stored-now.ts';

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
  { kind: 'text', name: 'title', label: 'Title', wide: true },
  { kind: 'long-text', name: 'heroDescription', label: 'Hero description' },
  { kind: 'image', name: 'heroImage', label: 'Hero image' },
  { kind: 'text', name: 'excellenceTitle', label: 'Excellence title', wide: true },
  { kind: 'long-text', name: 'excellenceParagraph1', label: 'Excellence, first paragraph' },
  { kind: 'long-text', name: 'excellenceParagraph2', label: 'Excellence, second paragraph' },
  {
    kind: 'list',
    name: 'achievements',
    label: 'Achievements',
    entry: 'achievement',
    blank: () => ({ value: '', label: '' }),
    fields: [
      { kind: 'text', name: 'value', label: 'Value' },
      { kind: 'text', name: 'label', label: 'Label' },
    ],
  },
  { kind: 'text', name: 'missionTitle', label: 'Mission title', wide: true },
  { kind: 'long-text', name: 'missionDescription', label: 'Mission' },
  { kind: 'text', name: 'visionTitle', label: 'Vision title', wide: true },
  { kind: 'long-text', name: 'visionDescription', label: 'Vision' },
  { kind: 'text', name: 'valuesTitle', label: 'Values title', wide: true },
  {
    kind: 'list',
    name: 'values',
    label: 'Values',
    entry: 'value',
    blank: () => ({ title: '', description: '' }),
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'description', label: 'Description', rows: 2 },
    ],
  },
];

const preview: PreviewOf<About> = {
  part: 'Page',
  path: () => paths.about,
  fill: (client, queries, values) =>
    client.setQueryData(queries.singleton('about').queryKey, { ...values, ...storedNow }),
};

export function AboutTab() {
  return (
    <SingletonEditor
      name="about"
      title="About"
      kind={kind}
      fields={fields}
      preview={preview}
      save={(values, updatedAt) =>
        callApi('saveAbout', { body: { ...values, ...(updatedAt && { updatedAt }) } })
      }
      loadFailure={messages.fetch.aboutInfo}
      saveFailure={messages.save.about}
      saved="About info updated successfully"
    />
  );
}
