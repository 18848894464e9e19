import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { modulesIn } from './modules-in-text.ts';

/** Below the name of a module: a syllabus that is pasted there fills this module and adds those after it. */
export function PasteModules() {
  const { getValues, setValue } = useFormContext();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const field = place.current?.closest<HTMLElement>('[data-field]');
    if (!field) return;
    const paste = (event: ClipboardEvent) => {
      const pasted = modulesIn(event.clipboardData?.getData('text') ?? '');
      const [list = '', index] = (field.dataset['field'] ?? '').split('.');
      if (pasted.length < 2) return;
      event.preventDefault();
      const there = getValues(list) as readonly object[];
      const filled = there.toSpliced(Number(index), 1, ...pasted);
      setValue(list, filled, { shouldDirty: true, shouldTouch: true });
    };
    field.addEventListener('paste', paste);
    return () => field.removeEventListener('paste', paste);
  }, [getValues, setValue]);
  return <FormHelperText ref={place}>Paste a syllabus here to fill in all modules</FormHelperText>;
}
