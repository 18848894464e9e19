import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useConfirm } from '../dialogs/confirm-context.ts';
import { firstError } from './errors.ts';
import type { FieldOf } from './field.ts';
import { AddedAtContext, type PartProps } from './use-part.ts';

interface ListPartProps extends PartProps<FieldOf<'list'>> {
  /** Renders the fields of the entry at a path. */
  readonly children: (path: string) => ReactNode;
}

/** A list of objects: add, delete (with confirmation), move up and down. */
export function ListPart({ field, path, children }: ListPartProps) {
  const { fields: entries, append, remove, move } = useFieldArray({ name: path });
  const { errors } = useFormState({ name: path });
  const confirm = useConfirm();
  const [opened, setOpened] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The last action, announced to screen readers. */
  const [done, setDone] = useState('');
  const error = Array.isArray(errors[path]) ? undefined : firstError(errors, path);

  async function askAndRemove(index: number, name: string) {
    const agreed = await confirm({
      title: `Delete ${field.entry} "${name}"?`,
      text: 'It disappears from the site when you save.',
      agree: 'Delete',
      destructive: true,
    });
    if (!agreed) return;
    remove(index);
    setDone(`${name} deleted, ${entries.length - 1} left`);
    add.current?.focus();
  }

  function moveTo(index: number, target: number, name: string) {
    move(index, target);
    setDone(`${name} moved to ${target + 1} of ${entries.length}`);
  }

  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ paddingBlock: 1 }}>
        {field.label}
      </Typography>
      {field.help && <FormHelperText sx={{ marginBottom: 1 }}>{field.help}</FormHelperText>}
      <Stack component="ol" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {entries.map(({ id }, index) => (
          <Entry
            key={id}
            field={field}
            path={`${path}.${index}`}
            position={index + 1}
            opened={opened === index}
            onUp={index > 0 ? (name) => moveTo(index, index - 1, name) : undefined}
            onDown={
              index < entries.length - 1 ? (name) => moveTo(index, index + 1, name) : undefined
            }
            onDelete={(name) => void askAndRemove(index, name)}
          >
            {children(`${path}.${index}`)}
          </Entry>
        ))}
      </Stack>
      {entries.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 1 }}>
          None yet.
        </Typography>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <div role="status" className="visually-hidden">
        {done}
      </div>
      <Button
        ref={add}
        variant="outlined"
        sx={{ marginTop: 1.5 }}
        onClick={() => {
          setOpened(entries.length);
          append(field.blank(entries.length), {
            focusName: `${path}.${entries.length}.${field.fields[0]?.name}`,
          });
        }}
      >
        Add {field.entry}
      </Button>
    </Box>
  );
}

interface EntryProps {
  readonly field: FieldOf<'list'>;
  readonly path: string;
  readonly position: number;
  readonly opened: boolean;
  readonly onUp: ((name: string) => void) | undefined;
  readonly onDown: ((name: string) => void) | undefined;
  readonly onDelete: (name: string) => void;
  readonly children: ReactNode;
}

function Entry({ field, path, position, opened, onUp, onDown, onDelete, children }: EntryProps) {
  const nameField = field.fields.find(({ kind }) => kind === 'text' || kind === 'long-text');
  const watched: unknown = useWatch({ name: `${path}.${nameField?.name}` });
  const { errors, submitCount } = useFormState({ name: path });
  const [open, setOpen] = useState(opened);
  const [addedAt] = useState(opened ? submitCount : 0);
  const name = typeof watched === 'string' && watched ? watched : `number ${position}`;
  const folds = field.folded === true;
  const shown = !folds || open || firstError(errors, path) !== undefined;
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', marginBottom: shown ? 1 : 0 }}>
        <Typography
          noWrap
          sx={{ marginInlineEnd: 'auto', minWidth: 0, fontWeight: folds ? 600 : 400 }}
          color={folds ? 'textPrimary' : 'textSecondary'}
        >
          {position}. {name}
        </Typography>
        {folds && (
          <Button
            size="small"
            aria-expanded={shown}
            aria-label={`${shown ? 'Close' : 'Edit'} ${name}`}
            onClick={() => setOpen(!open)}
          >
            {shown ? 'Close' : 'Edit'}
          </Button>
        )}
        <MoveButton label={`Move up ${name}`} onMove={onUp && (() => onUp(name))}>
          Up
        </MoveButton>
        <MoveButton label={`Move down ${name}`} onMove={onDown && (() => onDown(name))}>
          Down
        </MoveButton>
        <Button
          size="small"
          color="error"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(name)}
        >
          Delete
        </Button>
      </Stack>
      <Collapse in={shown} unmountOnExit timeout={120}>
        <AddedAtContext value={addedAt}>{children}</AddedAtContext>
      </Collapse>
    </Box>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Undefined if it cannot move further. */
  readonly onMove: (() => void) | undefined;
  readonly children: string;
}

/** Keeps the focus when a move makes it useless, which a disabled button would lose. */
const MoveButton = ({ label, onMove, children }: MoveButtonProps) => (
  <Button
    size="small"
    aria-label={label}
    aria-disabled={!onMove}
    onClick={onMove}
    sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } }}
  >
    {children}
  </Button>
);
