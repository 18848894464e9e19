import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Eye, Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { openFieldEvent } from '../../preview/open-field-event.ts';
import { IconAction } from '../../shell/icon-action.tsx';
import { largeText, wholeInLargeText } from '../../shell/large-text.ts';
import { useMay } from '../../shell/session.ts';
import { firstError } from './errors.ts';
import { aboutEntry, lineOfEntry, nameOfEntry } from './entry-text.ts';
import type { FieldOf } from './field.ts';
import { AddedAtContext } from './use-input.ts';

interface ListEntryProps {
  /** Marks the place of its handle. */
  readonly slot: string;
  readonly field: FieldOf<'list'>;
  readonly path: string;
  readonly index: number;
  /** Whether it was just added. */
  readonly opened: boolean;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  /** Does what a press on the line changes. */
  readonly onPress: (act: () => void) => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** An entry of a list: one line, which opens to its fields where the list is folded. */
export function ListEntry(props: ListEntryProps) {
  const { slot, field, path, index, opened, onUp, onDown, onPress, onDelete, children } = props;
  const value: unknown = useWatch({ name: path });
  const { errors, submitCount } = useFormState({ name: path });
  const [open, setOpen] = useState(opened);
  const [addedAt] = useState(opened ? submitCount : 0);
  useEffect(() => {
    const reveal = (event: Event) => {
      const wanted: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (typeof wanted === 'string' && wanted.startsWith(`${path}.`)) setOpen(true);
    };
    document.addEventListener(openFieldEvent, reveal);
    return () => document.removeEventListener(openFieldEvent, reveal);
  }, [path]);
  const name = nameOfEntry(field, value, index);
  const edits = useMay('editContent');
  const folds = field.folded === true;
  const { setValue } = useFormContext();
  const isActive: unknown = get(value, 'isActive');
  const shown = !folds || open || firstError(errors, path) !== undefined;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 44 }}>
        <Box data-handle={slot} sx={{ width: 34, flexShrink: 0 }} />
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            display: 'flex',
            columnGap: 1,
            alignItems: 'baseline',
            [largeText]: { flexWrap: 'wrap' },
          }}
          onClick={folds ? () => setOpen(!shown) : undefined}
        >
          <Typography
            noWrap
            sx={{
              fontWeight: folds ? 600 : 400,
              flexShrink: 0,
              maxWidth: '100%',
              ...wholeInLargeText,
            }}
          >
            {lineOfEntry(field, value, index)}
          </Typography>
          {folds && !shown && (
            <Typography noWrap variant="body2" color="textSecondary" sx={wholeInLargeText}>
              {aboutEntry(field, value)}
            </Typography>
          )}
        </Box>
        {folds && (
          <IconAction
            // Not a button: the fields of who only reads are disabled, and with them every button.
            component="span"
            size="small"
            aria-expanded={shown}
            label={`${shown ? 'Close' : edits ? 'Edit' : 'View'} ${name}`}
            icon={shown ? ChevronUp : ChevronDown}
            onClick={() => setOpen(!open)}
          />
        )}
        {folds && typeof isActive === 'boolean' && (
          <IconAction
            size="small"
            label={`${isActive ? 'Hide' : 'Show'} ${name}`}
            icon={Eye}
            sx={{ opacity: isActive ? 1 : 0.5 }}
            onClick={() =>
              onPress(() =>
                setValue(`${path}.isActive`, !isActive, { shouldDirty: true, shouldTouch: true }),
              )
            }
          />
        )}
        <MoveAction label={`Move up ${name}`} icon={ArrowUp} onMove={onUp} />
        <MoveAction label={`Move down ${name}`} icon={ArrowDown} onMove={onDown} />
        <IconAction size="small" label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
      </Stack>
      <Collapse in={shown} unmountOnExit timeout={120}>
        <Box sx={{ paddingBlock: '0.5rem 1rem', paddingInlineStart: { sm: 4 } }}>
          <AddedAtContext value={addedAt}>{children}</AddedAtContext>
        </Box>
      </Collapse>
    </Box>
  );
}

interface MoveActionProps {
  readonly label: string;
  readonly icon: typeof ArrowUp;
  /** Undefined if it cannot move further. */
  readonly onMove: (() => void) | undefined;
}

/** Keeps the focus when a move makes it useless, which a disabled button would lose. */
const MoveAction = ({ label, icon, onMove }: MoveActionProps) => (
  <IconAction
    size="small"
    label={label}
    icon={icon}
    aria-disabled={!onMove}
    onClick={onMove}
    sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
  />
);
