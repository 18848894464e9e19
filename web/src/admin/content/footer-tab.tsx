import { footer, messages, socialPlatforms, type Footer } from '@institute/schema';
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

/** The success message fades after this long, in milliseconds (dashboard-18). */
const fadeAfter = 3_000;

const fields: Field<Footer>[] = [
  { kind: 'long-text', name: 'description', label: 'Description', facts: 'institute' },
  { kind: 'text', name: 'copyright', label: 'Copyright', wide: true },
  { kind: 'switch', name: 'showSocialLinks', label: 'Show social links' },
  {
    kind: 'list',
    name: 'socialLinks',
    label: 'Social links',
    entry: 'social link',
    folded: true,
    blank: () => ({ name: '', icon: socialPlatforms[0], url: '', isActive: true }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'select', name: 'icon', label: 'Icon', options: socialPlatforms },
      { kind: 'text', type: 'url', name: 'url', label: 'Address' },
      { kind: 'switch', name: 'isActive', label: 'Active' },
    ],
  },
  { kind: 'switch', name: 'showQuickLinks', label: 'Show quick links' },
  {
    kind: 'list',
    name: 'quickLinks',
    label: 'Quick links',
    entry: 'quick link',
    folded: true,
    blank: () => ({ label: '', path: '/', isActive: true }),
    fields: [
      { kind: 'text', name: 'label', label: 'Label' },
      { kind: 'path', name: 'path', label: 'Path' },
      { kind: 'switch', name: 'isActive', label: 'Active' },
    ],
  },
];

const FooterEditor = singletonEditor({
  name: 'footer',
  title: 'Footer',
  blank: footer.parse({}),
  fields,
  preview: { part: 'Footer', path: () => paths.home },
  loadFailure: messages.fetch.footer,
  saveFailure: messages.save.footer,
  saved: messages.footerSaved,
});

type Outcome = { readonly saved: boolean; readonly text: string; readonly more?: string };

/** The footer reports saves in place instead of as a toast (dashboard-18). */
export function FooterTab() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!outcome?.saved) return;
    const timer = setTimeout(() => setOutcome(null), fadeAfter);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <FooterEditor
      report={{
        onSaved: () => setOutcome({ saved: true, text: messages.footerSaved }),
        onFailed: (text, more = '') => setOutcome({ saved: false, text, more }),
      }}
      notice={
        outcome && (
          <Alert
            severity={outcome.saved ? 'success' : 'error'}
            onClose={() => setOutcome(null)}
            // What was saved by itself is told at its list: this would push the list away.
            sx={{ 'form:has([data-quick-saved]) &': { display: 'none' } }}
          >
            {outcome.text}
            {outcome.more && <p>{outcome.more}</p>}
          </Alert>
        )
      }
    />
  );
}
