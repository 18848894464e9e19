import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../shell/dialogs/form-dialog.tsx';
import { modulesIn } from './modules-in-text.ts';

const focusOn = (input: HTMLElement | null) => input?.focus();

/** Below the modules: all of them can be written as one text. */
export function WriteModules() {
  const { getValues, setValue } = useFormContext();
  const [text, setText] = useState<string>();

  function add(typed: string) {
    setText(undefined);
    const there = getValues('curriculum') as readonly object[];
    const added = typed.trim() === '' ? [] : modulesIn(typed.trim());
    setValue('curriculum', [...there, ...added], { shouldDirty: true, shouldTouch: true });
  }

  return (
    <>
      <Button sx={{ marginTop: 1 }} onClick={() => setText('')}>
        Write as text
      </Button>
      {text !== undefined && (
        <FormDialog
          title="Add modules"
          submitLabel="Add"
          isBusy={false}
          onSubmit={() => add(text)}
          onClose={() => setText(undefined)}
        >
          <TextField
            label="Syllabus"
            multiline
            minRows={8}
            maxRows={16}
            inputRef={focusOn}
            value={text}
            onChange={({ target }) => setText(target.value)}
            helperText="Names of modules, with a hyphen before each topic below"
          />
        </FormDialog>
      )}
    </>
  );
}
