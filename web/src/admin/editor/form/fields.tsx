import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { RichTextPart } from '../rich-text/rich-text-part.tsx';
import { ColorPart, NumberPart, SelectPart, SwitchPart } from './choice-parts.tsx';
import { CoursesPart } from './courses-part.tsx';
import { firstError } from './errors.ts';
import type { AnyField, FieldOf } from './field.ts';
import { FilePart } from './file-part.tsx';
import { ListPart } from './list-part.tsx';
import { PathPart } from './path-part.tsx';
import { splitLines, splitTags } from './split-text.ts';
import { LongTextPart, TextPart } from './text-part.tsx';
import { useHelp, type PartProps, usePart } from './use-part.ts';

/** Several short texts in one field: one per line, or comma-separated tags. */
function TextsPart({ field, path }: PartProps<FieldOf<'lines' | 'tags'>>) {
  const { value, change, leave, ref, help } = usePart(path);
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

interface GroupPartProps extends PartProps<FieldOf<'group'>> {
  /** Its fields. */
  readonly children: ReactNode;
}

/** Fields that belong together, below a heading. */
function GroupPart({ field, path, children }: GroupPartProps) {
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

/** Few forms refer to courses and trainers, and the first tab does not. */
const ReferencePart = lazy(async () => ({
  default: (await import('./reference-part.tsx')).ReferencePart,
}));

interface FieldsProps {
  readonly fields: readonly AnyField[];
  /** Path of the object with these fields; empty for the form itself. */
  readonly path?: string;
}

function Part({ field, path }: { readonly field: AnyField; readonly path: string }) {
  switch (field.kind) {
    case 'text':
      return <TextPart field={field} path={path} />;
    case 'long-text':
      return <LongTextPart field={field} path={path} />;
    case 'number':
      return <NumberPart field={field} path={path} />;
    case 'switch':
      return <SwitchPart field={field} path={path} />;
    case 'select':
      return <SelectPart field={field} path={path} />;
    case 'path':
      return <PathPart field={field} path={path} />;
    case 'color':
      return <ColorPart field={field} path={path} />;
    case 'image':
    case 'pdf':
      return <FilePart field={field} path={path} />;
    case 'rich-text':
      return <RichTextPart field={field} path={path} />;
    case 'lines':
    case 'tags':
      return <TextsPart field={field} path={path} />;
    case 'courses':
      return <CoursesPart field={field} path={path} />;
    case 'course':
    case 'trainer':
    case 'course-choices':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <ReferencePart field={field} path={path} />
        </Suspense>
      );
    case 'list':
      return (
        <ListPart field={field} path={path}>
          {(entry) => <Fields fields={field.fields} path={entry} />}
        </ListPart>
      );
    case 'group':
      return (
        <GroupPart field={field} path={path}>
          <Fields fields={field.fields} path={path} />
        </GroupPart>
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
  'color',
  'path',
]);

const isWide = ({ kind, wide }: AnyField) => wide ?? !narrow.has(kind);

/** A field's container, found by its path for preview and focus. */
const Placed = ({ field, path }: { readonly field: AnyField; readonly path: string }) => (
  <Box data-field={path} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : 'auto' }}>
    <Part field={field} path={path} />
  </Box>
);

/** The fields of a form, or of an object in it, rendered from their declaration. */
export function Fields({ fields, path = '' }: FieldsProps) {
  return (
    <Box
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
