import { describeValue, type Conflict } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { set, type FieldValues } from 'react-hook-form';
import { labelOf, type AnyField } from '../form/field.ts';
import { useChanges } from '../use-changes.ts';
import type { useEditor } from '../use-editor.ts';
import { parseHtml } from '../../shell/parse-html.ts';

type Side = 'theirs' | 'mine';

interface ConflictDialogProps {
  /** Path of the document, such as `courses/abc`. */
  readonly document: string;
  readonly fields: readonly AnyField[];
  readonly conflict: NonNullable<ReturnType<typeof useEditor>['conflict']>;
}

/** A value for display, without HTML tags. */
function readable(value: unknown): string {
  const text = describeValue(value);
  if (!/^<\w/.test(text)) return text;
  return parseHtml(text).body.innerText;
}

/** Someone else saved conflicting changes first: asks which to keep, field by field. */
export function ConflictDialog({ document, fields, conflict }: ConflictDialogProps) {
  const { base, merged, settle, close } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const changes = useChanges(document, base.updatedAt);
  const open = merged.conflicts.filter(({ path }) => !chosen[path]).length;

  function save() {
    const values: FieldValues = structuredClone(merged.value as FieldValues);
    for (const { path, theirs } of merged.conflicts) {
      if (chosen[path] === 'theirs') set(values, path, theirs);
    }
    void settle(values);
  }

  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(merged.conflicts.map(({ path }) => [path, side])));

  return (
    <Dialog
      open
      onClose={close}
      maxWidth="md"
      fullWidth
      aria-labelledby="conflict"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict">Someone else changed this while you were editing</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text" sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
          Your changes are not saved yet. These fields were also changed by {changes}: choose which
          version to keep. Everything else that either of you changed is kept.
        </DialogContentText>
        {merged.conflicts.map((found) => (
          <Choice
            key={found.path}
            label={labelOf(fields, found.path)}
            conflict={found}
            side={chosen[found.path]}
            onChoose={(side) => setChosen({ ...chosen, [found.path]: side })}
          />
        ))}
        {merged.conflicts.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
            <Button onClick={() => chooseAll('theirs')}>Use theirs for all</Button>
            <Button onClick={() => chooseAll('mine')}>Use yours for all</Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {open > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
            {open === 1 ? '1 choice' : `${open} choices`} left
          </Typography>
        )}
        <Button onClick={close}>Keep editing</Button>
        <Button variant="contained" disabled={open > 0} onClick={save}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly conflict: Conflict;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Choice({ label, conflict, side, onChoose }: ChoiceProps) {
  const options = [
    ['theirs', 'Theirs (saved)'],
    ['mine', 'Yours'],
  ] as const;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1.5, marginTop: 1 }}
    >
      <FormLabel component="legend" sx={{ float: 'left', fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        value={side ?? ''}
        onChange={(_event, value) => onChoose(value as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1 }}
      >
        {options.map(([value, title]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            sx={{ alignItems: 'start', minWidth: 0, marginInlineEnd: 0 }}
            slotProps={{ typography: { component: 'div', sx: { minWidth: 0, paddingTop: 1 } } }}
            label={
              <>
                <Typography variant="body2" color="textSecondary">
                  {title}
                </Typography>
                <Box
                  sx={{
                    maxHeight: '10rem',
                    overflow: 'auto',
                    overflowWrap: 'anywhere',
                    whiteSpace: 'pre-line',
                  }}
                >
                  {readable(conflict[value])}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
