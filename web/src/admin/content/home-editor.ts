import { home, messages, storedHome, type Home } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

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
  {
    kind: 'text',
    name: 'heroTitle',
    label: 'Hero title',
    help: 'The large heading at the top of home',
    wide: true,
  },
  {
    kind: 'long-text',
    name: 'heroDescription',
    label: 'Hero description',
    help: 'The lines below the heading of home',
  },
  {
    kind: 'image',
    name: 'heroImage',
    label: 'Hero image',
    help: 'The picture beside the heading; without one, a kolam',
  },
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
    help: 'The figures in the band below the top of home',
    entry: 'stat',
    folded: true,
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
    help: 'What students say, further down on home',
    entry: 'testimonial',
    folded: true,
    blank: () => ({ name: '', role: '', message: '', image: '' }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'role', label: 'Role', help: 'For example Data analyst at Zoho' },
      {
        kind: 'long-text',
        name: 'message',
        label: 'Message',
        help: 'What they said, in their words',
      },
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
      {
        kind: 'text',
        name: 'buttonText',
        label: 'Button text',
        help: 'On the button at the end of home',
      },
    ],
  },
];

export const HomeEditor = singletonEditor({
  name: 'home',
  title: 'Home',
  kind,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.home,
    sections: {
      stats: '[aria-label="In numbers"]',
      featuredCourses: '[aria-labelledby="featured-courses"]',
      testimonials: '[aria-labelledby="testimonials"]',
      callToAction: '.body > section:last-of-type',
    },
  },
  save: (body) => callApi('saveHome', { body }),
  loadFailure: messages.fetch.homeContent,
  saveFailure: messages.save.home,
  saved: 'Home content updated successfully',
});
