import { targetChange, type StaffMember } from '@institute/schema';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../shell/dialogs/form-dialog.tsx';
import { useAct } from './use-staff.ts';

interface TargetDialogProps {
  readonly member: StaffMember;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks how many enrolments a month are wanted of one of the staff (staff-6). */
export function TargetDialog({ member, name, onClose }: TargetDialogProps) {
  const act = useAct();
  const [typed, setTyped] = useState(String(member.target ?? ''));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    const { data, error } = targetChange.safeParse({ target: Number(typed.trim()) });
    if (!data) return setProblem(error?.issues[0]?.message);
    setIsBusy(true);
    const set = () => callApi('setTarget', { id: member._id, body: data });
    const isSet = await act(set, 'Target saved');
    setIsBusy(false);
    if (isSet) onClose();
  }

  return (
    <FormDialog
      title={`Target for ${name}`}
      submitLabel="Save"
      isBusy={isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Enrolments a month"
        value={typed}
        error={problem !== undefined}
        helperText={problem ?? 'Reports compare their enrolled leads with it; 0 for no target'}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 },
          formHelperText: problem === undefined ? {} : { role: 'alert' },
        }}
      />
    </FormDialog>
  );
}
