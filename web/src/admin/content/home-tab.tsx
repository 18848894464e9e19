import { home, messages, storedHome, type Home } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import type { PreviewOf } from '../parts/preview/form-preview.tsx';
import { SingletonEditor } from './singleton-editor.tsx';
import { storedNow } from './stored-now.ts';

const blank: Home = {
  heroTitle: '',
  heroDescription: '',
  heroImage: '',
  featuredCourses: [],
  stats: [],
  testimonials: [],
  callToAction: { title: '', description: '', buttonText: '' },
};

const kind = { schema: home, storedSchema: storedHome, blank };

const fields: Field<Home>[] = [
  { kind: 'text', name: 'heroTitle', label: 'Hero title', wide: true },
  { kind: 'long-text', name: 'heroDescription', label: 'Hero description' },
  { kind: 'image', name: 'heroImage', label: 'Hero image' },
  {
    kind: 'courses',
    name: 'featuredCourses',
    label: 'Featured courses',
    help: 'If none are chosen, home features the first three courses.',
  },
  {
    kind: 'list',
    name: 'stats',
    label: 'Stats',
    entry: 'stat',
    blank: () => ({ value: '', label: '' }),
    fields: [
      { kind: 'text', name: 'value', label: 'Value', help: 'For example 1,00,000+ or ₹6.5 LPA' },
      { kind: 'text', name: 'label', label: 'Label' },
    ],
  },
  {
    kind: 'list',
    name: 'testimonials',
    label: 'Testimonials',
    entry: 'testimonial',
    folded: true,
    blank: () => ({ name: '', role: '', message: '', image: '' }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'role', label: 'Role' },
      { kind: 'long-text', name: 'message', label: 'Message' },
      { kind: 'image', name: 'image', label: 'Image', help: 'Optional: a photo of the person' },
    ],
  },
  {
    kind: 'group',
    name: 'callToAction',
    label: 'Call to action',
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'description', label: 'Description', rows: 2 },
      { kind: 'text', name: 'buttonText', label: 'Button text' },
    ],
  },
];

const preview: PreviewOf<Home> = {
  part: 'Page',
  path: () => paths.home,
  sections: {
    stats: '[aria-label="In numbers"]',
    featuredCourses: '[aria-labelledby="featured-courses"]',
    testimonials: '[aria-labelledby="testimonials"]',
    callToAction: '.body > section:last-of-type',
  },
  fill: (client, queries, values) =>
    client.setQueryData(queries.singleton('home').queryKey, { ...values, ...storedNow }),
};

export function HomeTab() {
  return (
    <SingletonEditor
      name="home"
      title="Home"
      kind={kind}
      fields={fields}
      preview={preview}
      save={(values, updatedAt) =>
        callApi('saveHome', { body: { ...values, ...(updatedAt && { updatedAt }) } })
      }
      loadFailure={messages.fetch.homeContent}
      saveFailure={messages.save.home}
      saved="Home content updated successfully"
    />
  );
}
