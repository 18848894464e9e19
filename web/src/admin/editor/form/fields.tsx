import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { NumberInput, SelectInput, SwitchInput } from './choice-inputs.tsx';
import { CoursesInput } from './courses-input.tsx';
import { firstError } from './errors.ts';
import type { AnyField, FieldOf } from './field.ts';
import { FileInput } from './file-input.tsx';
import { ListInput } from './list-input.tsx';
import { splitLines, splitTags } from './split-text.ts';
import { LongTextInput, TextInput } from './text-input.tsx';
import { useHelp, type InputProps, useInput } from './use-input.ts';

/** Several short texts in one field: one per line, or comma-separated tags. */
function TextsInput({ field, path }: InputProps<FieldOf<'lines' | 'tags'>>) {
  const { value, change, leave, ref, help } = useInput(path);
  const { errors } = useFormState({ name: path });
  const tags = field.kind === 'tags';
  const split = tags ? splitTags : splitLines;
  const values = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  // Keeps the typed text (a trailing comma, an empty line) while it still parses to the value.
  const isTyped = split(typed).join('\n') === values.join('\n');
  const text = isTyped ? typed : values.join(tags ? ', ' : '\n');
  const error = firstError(errors, path);
  return (
    <TextField
      id={path}
      label={field.label}
      multiline={!tags}
      {...(!tags && { minRows: 3, maxRows: 16 })}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        change(split(event.target.value));
      }}
      onBlur={leave}
      inputRef={ref}
      error={error !== undefined}
      helperText={
        error ?? [help, tags ? 'comma-separated' : 'one per line'].filter(Boolean).join(' · ')
      }
    />
  );
}

interface GroupInputProps extends InputProps<FieldOf<'group'>> {
  /** Its fields. */
  readonly children: ReactNode;
}

/** Fields that belong together, below a heading. */
function GroupInput({ field, path, children }: GroupInputProps) {
  const help = useHelp(path);
  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ paddingBlock: 1 }}>
        {field.label}
      </Typography>
      {help && <FormHelperText sx={{ marginBottom: 2 }}>{help}</FormHelperText>}
      {children}
    </Box>
  );
}

const colorInput = lazyComponent(async () => (await import('./color-input.tsx')).ColorInput);
/** Few forms refer to courses and trainers, and the first tab does not. */
const referenceInput = lazyComponent(
  async () => (await import('./reference-input.tsx')).ReferenceInput,
);
const pathInput = lazyComponent(async () => (await import('./path-input.tsx')).PathInput);

interface FieldsProps {
  readonly fields: readonly AnyField[];
  /** Path of the object with these fields; empty for the form itself. */
  readonly path?: string;
}

function Input({ field, path }: { readonly field: AnyField; readonly path: string }) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} path={path} />;
    case 'long-text':
      return <LongTextInput field={field} path={path} />;
    case 'number':
      return <NumberInput field={field} path={path} />;
    case 'switch':
      return <SwitchInput field={field} path={path} />;
    case 'select':
      return <SelectInput field={field} path={path} />;
    case 'path':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <pathInput.Component field={field} path={path} />
        </Suspense>
      );
    case 'color':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <colorInput.Component field={field} path={path} />
        </Suspense>
      );
    case 'image':
    case 'pdf':
      return <FileInput field={field} path={path} />;
    case 'rich-text':
      return <RichTextInput field={field} path={path} />;
    case 'lines':
    case 'tags':
      return <TextsInput field={field} path={path} />;
    case 'courses':
      return <CoursesInput field={field} path={path} />;
    case 'course':
    case 'trainer':
    case 'branch':
    case 'course-choices':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <referenceInput.Component field={field} path={path} />
        </Suspense>
      );
    case 'list':
      return (
        <ListInput field={field} path={path}>
          {(entry) => <Fields fields={field.fields} path={entry} />}
        </ListInput>
      );
    case 'group':
      return (
        <GroupInput field={field} path={path}>
          <Fields fields={field.fields} path={path} />
        </GroupInput>
      );
  }
}

/** Kinds that fit beside another field. */
const narrow: ReadonlySet<AnyField['kind']> = new Set([
  'text',
  'number',
  'switch',
  'select',
  'course',
  'trainer',
  'branch',
  'color',
  'path',
]);

const isWide = ({ kind, wide }: AnyField) => wide ?? !narrow.has(kind);

/** A field's container, found by its path for preview and focus. */
const Placed = ({ field, path }: { readonly field: AnyField; readonly path: string }) => (
  <Box data-field={path} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : 'auto' }}>
    <Input field={field} path={path} />
    {field.below}
  </Box>
);

/** The fields of a form, or of an object in it, rendered from their declaration. */
export function Fields({ fields, path = '' }: FieldsProps) {
  return (
    <Box
      data-labels="above"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
        gap: 2,
        alignItems: 'start',
      }}
    >
      {fields.map((field) => (
        <Placed key={field.name} field={field} path={path ? `${path}.${field.name}` : field.name} />
      ))}
    </Box>
  );
}
