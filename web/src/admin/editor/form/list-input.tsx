import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { ListHandles } from '../sort/list-handles.tsx';
import { nameOfEntry } from './entry-text.ts';
import { firstError } from './errors.ts';
import type { FieldOf } from './field.ts';
import { ListEntry } from './list-entry.tsx';
import { useHelp, type InputProps } from './use-input.ts';
import { useQuickSave } from './use-quick-save.ts';

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
};

/** As many keys as there are items: the known ones, and new ones behind. */
function fit(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const missing = Array.from(
    { length: Math.max(0, count - keys.length) },
    (_, index) => next + index,
  );
  return [...keys.slice(0, count), ...missing];
}

/**
 * Keys of the items of a list which follow moves and deletions, but stay where all items are
 * replaced: what is open and focused then stays so.
 */
function useItemKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const keys = fit(known, count);
  return {
    keys: keys.map(String),
    move: (from: number, to: number) => setKnown(moved(keys, from, to)),
    remove: (index: number) => setKnown(keys.toSpliced(index, 1)),
  };
}

interface ListInputProps extends InputProps<FieldOf<'list'>> {
  /** Renders the fields of the entry at a path. */
  readonly children: (path: string) => ReactNode;
}

/** A list of objects: add, delete (with confirmation), and reorder. */
export function ListInput({ field, path, children }: ListInputProps) {
  const { fields: entries, append, remove, move } = useFieldArray({ name: path });
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState({ name: path });
  const confirm = useConfirm();
  const help = useHelp(path);
  const [opened, setOpened] = useState<number | null>(null);
  const items = useItemKeys(entries.length);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The last action, announced to screen readers. */
  const [done, setDone] = useState('');
  const hides = field.folded === true && field.fields.some(({ name }) => name === 'isActive');
  const { press, undo } = useQuickSave(path, list, hides);
  const error = Array.isArray(errors[path]) ? undefined : firstError(errors, path);

  const wrong = useRef<HTMLParagraphElement>(null);
  // What is wrong with the list as a whole has no field that a refused save could go to.
  useEffect(() => {
    if (!wrong.current || document.activeElement?.matches('[aria-invalid="true"]')) return;
    wrong.current.focus({ preventScroll: true });
    wrong.current.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [submitCount]);

  const nameAt = (index: number) => nameOfEntry(field, getValues(`${path}.${index}`), index);

  async function askAndRemove(index: number) {
    const name = nameAt(index);
    const agreed = await confirm({
      title: `Delete ${field.entry} "${name}"?`,
      text: 'It will disappear from the site when you save.',
      agree: 'Delete',
      destructive: true,
    });
    if (!agreed) return;
    remove(index);
    items.remove(index);
    setDone(`${name} deleted, ${entries.length - 1} left`);
    add.current?.focus();
  }

  const moveTo = (index: number, target: number) =>
    press(() => {
      setDone(`${nameAt(index)} moved to ${target + 1} of ${entries.length}`);
      move(index, target);
      items.move(index, target);
    });

  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ paddingBlock: 1 }}>
        {field.label}
      </Typography>
      {help && <FormHelperText sx={{ marginBottom: 1 }}>{help}</FormHelperText>}
      <Stack
        component="ol"
        ref={list}
        sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {items.keys.map((key, index) => (
          <ListEntry
            key={key}
            field={field}
            path={`${path}.${index}`}
            index={index}
            opened={opened === index}
            slot={key}
            onUp={index > 0 ? () => moveTo(index, index - 1) : undefined}
            onDown={index < entries.length - 1 ? () => moveTo(index, index + 1) : undefined}
            onPress={press}
            onDelete={() => void askAndRemove(index)}
          >
            {children(`${path}.${index}`)}
          </ListEntry>
        ))}
      </Stack>
      <ListHandles list={list} keys={items.keys} nameOf={nameAt} onMove={moveTo} />
      {entries.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 1 }}>
          None yet.
        </Typography>
      )}
      {undo && (
        <Alert
          data-quick-saved
          severity="success"
          action={
            <Button
              color="inherit"
              onClick={() => {
                undo();
                add.current?.focus();
              }}
            >
              Undo
            </Button>
          }
        >
          {field.label} saved
        </Alert>
      )}
      {error && (
        <FormHelperText error ref={wrong} tabIndex={-1}>
          {error}
        </FormHelperText>
      )}
      <div role="status" className="visually-hidden">
        {done}
      </div>
      <Button
        ref={add}
        variant="outlined"
        startIcon={<Plus size={18} aria-hidden="true" />}
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
