import { messages, navbar, newNavbarLink, type Navbar } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';
import { inOrder, renumber } from './renumber.ts';

const fields: Field<Navbar>[] = [
  { kind: 'image', name: 'logo', label: 'Logo' },
  {
    kind: 'list',
    name: 'links',
    label: 'Links',
    entry: 'link',
    folded: true,
    blank: (count) => ({ ...newNavbarLink, order: count + 1 }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'path', name: 'path', label: 'Path' },
      { kind: 'switch', name: 'isActive', label: 'Active' },
    ],
  },
  { kind: 'switch', name: 'showEnquiryButton', label: 'Show the enquiry button' },
  { kind: 'text', name: 'enquiryButtonText', label: 'Enquiry button text' },
];

export const NavbarTab = singletonEditor({
  name: 'navbar',
  title: 'Navbar',
  blank: navbar.parse({}),
  fields,
  preview: {
    part: 'Navbar',
    path: () => paths.home,
    sections: { '': 'header', links: 'nav' },
  },
  arrange: inOrder,
  complete: renumber,
  loadFailure: messages.fetch.navbar,
  saveFailure: messages.save.navbar,
  saved: 'Navbar updated successfully',
});
