import { Copy } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { IconAction } from '../shell/icon-action.tsx';

/** Duplicates what is open in the surrounding form, once its changes are saved. */
export const DuplicateButton = ({ onDuplicate }: { readonly onDuplicate: () => void }) =>
  useFormState().isDirty ? null : (
    <IconAction label="Duplicate" icon={Copy} onClick={onDuplicate} />
  );
