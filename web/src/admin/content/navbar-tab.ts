import { messages, navbar, newNavbarLink, storedNavbar, type Navbar } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';
import { inOrder, renumber } from './renumber.ts';

const kind = {
  schema: navbar,
  storedSchema: storedNavbar,
  arrange: inOrder,
  blank: navbar.parse({}),
};

const fields: Field<Navbar>[] = [
  {
    kind: 'image',
    name: 'logo',
    label: 'Logo',
    help: 'If empty, the site’s own logo is shown.',
  },
  {
    kind: 'list',
    name: 'links',
    label: 'Links',
    help: 'The menu at the top of every page, in this order',
    entry: 'link',
    folded: true,
    blank: (count) => ({ ...newNavbarLink, order: count + 1 }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'path', name: 'path', label: 'Path', help: 'On this site, such as /courses' },
      {
        kind: 'switch',
        name: 'isActive',
        label: 'Active',
        help: 'Only active links are on the site',
      },
    ],
  },
  {
    kind: 'switch',
    name: 'showEnquiryButton',
    label: 'Show the enquiry button',
    help: 'The button at the top right of every page',
  },
  {
    kind: 'text',
    name: 'enquiryButtonText',
    label: 'Enquiry button text',
    help: 'It opens the enquiry form',
  },
];

export const NavbarTab = singletonEditor({
  name: 'navbar',
  title: 'Navbar',
  kind,
  fields,
  preview: {
    part: 'Navbar',
    path: () => paths.home,
    sections: { '': 'header', links: 'nav' },
  },
  complete: renumber,
  save: (body) => callApi('saveNavbar', { body }),
  loadFailure: messages.fetch.navbar,
  saveFailure: messages.save.navbar,
  saved: 'Navbar updated successfully',
});
