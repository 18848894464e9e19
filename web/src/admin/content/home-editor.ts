import { messages, type Home } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
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

const fields: Field<Home>[] = [
  { kind: 'text', name: 'heroTitle', label: 'Hero title', wide: true },
  { kind: 'long-text', name: 'heroDescription', label: 'Hero description', facts: 'page' },
  { kind: 'image', name: 'heroImage', label: 'Hero image' },
  { kind: 'courses', name: 'featuredCourses', label: 'Featured courses' },
  {
    kind: 'list',
    name: 'stats',
    label: 'Stats',
    entry: 'stat',
    folded: true,
    blank: () => ({ value: '', label: '' }),
    fields: [
      { kind: 'text', name: 'value', label: 'Value' },
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
      { kind: 'image', name: 'image', label: 'Image' },
    ],
  },
  {
    kind: 'group',
    name: 'callToAction',
    label: 'Call to action',
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'description', label: 'Description', facts: 'page', rows: 2 },
      { kind: 'text', name: 'buttonText', label: 'Button text' },
    ],
  },
];

export const HomeEditor = singletonEditor({
  name: 'home',
  title: 'Home',
  blank,
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
  loadFailure: messages.fetch.homeContent,
  saveFailure: messages.save.home,
  saved: 'Home content updated successfully',
});
