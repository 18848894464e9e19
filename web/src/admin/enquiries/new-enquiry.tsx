import { deskSources, messages } from '@institute/schema';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { FormDialog, FormDialogField } from '../shell/dialogs/form-dialog.tsx';
import { problemsOfFailure } from '../shell/dialogs/problems-of-failure.ts';
import { useCourseNames } from '../editor/form/list-heads.ts';
import { useKept } from '../editor/drafts/use-kept.ts';
import { useAdmin } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { newEnquiryDraft } from './notes/notes-draft.ts';
import { newEnquiry } from '../list/new-items.ts';
import { useIsShown } from '../shell/use-is-shown.ts';
import { KnownPerson } from './known-person.tsx';

const blank = {
  name: '',
  phone: '',
  course: '',
  email: '',
  message: '',
  source: 'Walk-in' as (typeof deskSources)[number],
};

const formTitle = 'New enquiry';

const labels = { name: 'Name', phone: 'Phone', email: 'Email', message: 'Note' } as const;

function valuesOf(kept: Readonly<Record<string, unknown>> = {}): typeof blank {
  const text = (name: keyof typeof blank) => String(kept[name] ?? blank[name]);
  return {
    name: text('name'),
    phone: text('phone'),
    course: text('course'),
    email: text('email'),
    message: text('message'),
    source: deskSources.find((source) => source === kept['source']) ?? blank.source,
  };
}

interface NewEnquiryProps {
  readonly onStored: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * Stores the enquiry of somebody who walks in or calls (enquiries-35). After Back, which closes it, and a reload it has
 * what was typed.
 */
export function NewEnquiry({ onStored, onClose }: NewEnquiryProps) {
  const { uid } = useAdmin();
  const { kept, keep, drop } = useKept(newEnquiryDraft(uid), {
    ...{ title: formTitle, path: tabPath('enquiries'), state: newEnquiry },
  });
  const [values, setValues] = useState(() => valuesOf(kept));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The same for every try of these values. */
  const id = useRef(String(kept?.['id'] ?? crypto.randomUUID()));
  const isShown = useIsShown();
  const courses = useCourseNames() ?? [];

  function change(changed: Partial<typeof blank>) {
    id.current = crypto.randomUUID();
    const next = { ...values, ...changed };
    setValues(next);
    keep({ ...next, id: id.current });
  }

  async function store() {
    setIsBusy(true);
    setRefused({});
    try {
      const { _id } = await callApi('createDeskEnquiry', { body: { ...values, id: id.current } });
      notify('success', `Enquiry from ${values.name.trim()} stored`);
      drop();
      if (isShown.current) onStored(_id);
    } catch (error) {
      setRefused(problemsOfFailure(error, () => void notifyFailure(error, messages.save.enquiry)));
      setIsBusy(false);
    }
  }

  const field = (name: keyof typeof labels, type: 'text' | 'tel' | 'email' = 'text') => (
    <FormDialogField
      label={labels[name]}
      type={type}
      multiline={name === 'message'}
      value={values[name]}
      problem={refused[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const select = (name: 'course' | 'source', label: string, options: readonly string[]) => (
    <TextField
      select
      label={label}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option || 'Not chosen yet'}
        </option>
      ))}
    </TextField>
  );

  return (
    <FormDialog
      title={formTitle}
      submitLabel="Save enquiry"
      isBusy={isBusy}
      isRestored={kept !== undefined}
      onSubmit={() => void store()}
      onClose={() => {
        drop();
        onClose();
      }}
    >
      {field('name')}
      {field('phone', 'tel')}
      <KnownPerson phone={values.phone} />
      {select('course', 'Course', ['', ...courses.map(({ title }) => title)])}
      {select('source', 'Source', deskSources)}
      {field('email', 'email')}
      {field('message')}
      <Typography variant="body2" color="textSecondary">
        Tell them that we keep these details to answer their enquiry.
      </Typography>
    </FormDialog>
  );
}
