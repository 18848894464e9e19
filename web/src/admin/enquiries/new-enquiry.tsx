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
import { KnownPerson } from './known-person.tsx';

const blank = {
  name: '',
  phone: '',
  course: '',
  email: '',
  message: '',
  source: 'Walk-in' as (typeof deskSources)[number],
};

const labels = { name: 'Name', phone: 'Phone', email: 'Email', message: 'Note' } as const;

interface NewEnquiryProps {
  readonly onStored: (id: string) => void;
  readonly onClose: () => void;
}

/** Stores the enquiry of somebody who walks in or calls (enquiries-35). */
export function NewEnquiry({ onStored, onClose }: NewEnquiryProps) {
  const [values, setValues] = useState(blank);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The same for every try of these values. */
  const id = useRef<string>(crypto.randomUUID());
  const courses = useCourseNames() ?? [];

  function change(changed: Partial<typeof blank>) {
    id.current = crypto.randomUUID();
    setValues({ ...values, ...changed });
  }

  async function store() {
    setIsBusy(true);
    setRefused({});
    try {
      const { _id } = await callApi('createDeskEnquiry', { body: { ...values, id: id.current } });
      notify('success', `Enquiry from ${values.name.trim()} stored`);
      onStored(_id);
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
      title="New enquiry"
      submitLabel="Save enquiry"
      isBusy={isBusy}
      onSubmit={() => void store()}
      onClose={onClose}
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
