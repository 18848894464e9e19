import { messages, navbar, newNavbarLink, storedNavbar, type Navbar } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import type { PreviewOf } from '../parts/preview/form-preview.tsx';
import { SingletonEditor } from './singleton-editor.tsx';
import { storedNow } from './stored-now.ts';
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
    entry: 'link',
    blank: (count) => ({ ...newNavbarLink, order: count + 1 }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'path', name: 'path', label: 'Path', help: 'On this site, such as /courses' },
      { kind: 'switch', name: 'isActive', label: 'Active' },
    ],
  },
  { kind: 'switch', name: 'showEnquiryButton', label: 'Show the enquiry button' },
  { kind: 'text', name: 'enquiryButtonText', label: 'Enquiry button text' },
];

const preview: PreviewOf<Navbar> = {
  part: 'Navbar',
  path: () => paths.home,
  sections: { '': 'header', links: 'nav' },
  fill: (client, queries, values) =>
    client.setQueryData(queries.singleton('navbar').queryKey, {
      ...renumber(values),
      ...storedNow,
    }),
};

export function NavbarTab() {
  return (
    <SingletonEditor
      name="navbar"
      title="Navbar"
      kind={kind}
      fields={fields}
      preview={preview}
      save={(values, updatedAt) =>
        callApi('saveNavbar', { body: { ...renumber(values), ...(updatedAt && { updatedAt }) } })
      }
      loadFailure={messages.fetch.navbar}
      saveFailure={messages.save.navbar}
      saved="Navbar updated successfully"
    />
  );
}
