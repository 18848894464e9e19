import { messages, type DemoClass } from '@institute/schema';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { FormDialog, FormDialogField } from '../shell/dialogs/form-dialog.tsx';

interface WalkInDialogProps {
  readonly held: DemoClass;
  readonly onStored: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Stores the enquiry of someone who walks in to a class, and that they came. */
export function WalkInDialog({ held: { _id: slot }, onStored, onClose }: WalkInDialogProps) {
  const [values, setValues] = useState({ name: '', phone: '' });
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The same for every try of these values. */
  const id = useRef<string>(crypto.randomUUID());

  function change(changed: Partial<typeof values>) {
    id.current = crypto.randomUUID();
    setValues({ ...values, ...changed });
  }

  async function store() {
    setIsBusy(true);
    setRefused({});
    try {
      await callApi('addWalkIn', { id: slot, body: { ...values, id: id.current } });
      notify('success', `${values.name.trim()} added to the class`);
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      if (!fields['name'] && !fields['phone']) notifyFailure(error, messages.save.demoClass);
      setIsBusy(false);
    }
    await onStored();
  }

  return (
    <FormDialog
      title="Add a walk-in"
      submitLabel="Add"
      isBusy={isBusy}
      onSubmit={() => void store()}
      onClose={onClose}
    >
      <FormDialogField
        label="Name"
        value={values.name}
        problem={refused['name']}
        onChange={(name) => change({ name })}
      />
      <FormDialogField
        label="Phone"
        type="tel"
        value={values.phone}
        problem={refused['phone']}
        onChange={(phone) => change({ phone })}
      />
    </FormDialog>
  );
}
