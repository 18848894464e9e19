import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { AnyField } from './field.ts';
import { ColorPart, NumberPart, SelectPart, SwitchPart } from './choice-parts.tsx';
import { GroupPart } from './group-part.tsx';
import { CoursesPart } from './courses-part.tsx';
import { FilePart } from './file-part.tsx';
import { ListPart } from './list-part.tsx';
import { PathPart } from './path-part.tsx';
import { RichTextPart } from '../rich-text/rich-text-part.tsx';
import { LongTextPart, TextPart } from './text-part.tsx';
import { TextsPart } from './texts-part.tsx';

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
