import type { ReactNode } from 'react';
import type { FactsOf } from './fact-picker.tsx';

/** Properties of every field. */
interface Labelled {
  readonly label: string;
  /** The part of a long form that begins with it; lists and groups are parts by themselves. */
  readonly section?: string;
  /** Whether it spans all columns. */
  readonly wide?: boolean;
  /** What else stands below it. */
  readonly below?: ReactNode;
}

interface TextKind {
  readonly kind: 'text';
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
}
interface LongTextKind {
  readonly kind: 'long-text';
  readonly rows?: number;
  /** Whose facts it may have. */
  readonly facts?: FactsOf;
}
interface SelectKind {
  readonly kind: 'select';
  readonly options: readonly string[];
  /** Names of the options, if they are not what is stored. */
  readonly labels?: Readonly<Record<string, string>>;
}
/** Kinds without further properties, by name. */
type Plain<Name extends string> = Name extends string ? { readonly kind: Name } : never;

/** Links to uploaded files, and texts with an editor of their own. */
type OtherTextKind = Plain<'image' | 'pdf' | 'color' | 'rich-text' | 'path'>;
/** The id of a course or trainer, or the name of a branch. */
type ReferenceKind = Plain<'course' | 'trainer' | 'branch'>;
interface NumberKind {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}
type SwitchKind = Plain<'switch'>;
/**
 * Lists of texts, one per line or comma-separated; slugs of featured courses; or ids of any number
 * of courses.
 */
type TextsKind = Plain<'lines' | 'tags' | 'courses' | 'course-choices'>;
interface ListKind<Item, Fields> {
  readonly kind: 'list';
  /** Name of one entry. */
  readonly entry: string;
  readonly fields: readonly Fields[];
  /** Defaults of an added entry. */
  readonly blank: (count: number) => Item;
  /** Whether entries are collapsed to their name. */
  readonly folded?: boolean;
}
interface GroupKind<Fields> {
  readonly kind: 'group';
  readonly fields: readonly Fields[];
}

type KindOf<Value> = Value extends string
  ? TextKind | LongTextKind | SelectKind | OtherTextKind | ReferenceKind
  : Value extends number
    ? NumberKind
    : Value extends boolean
      ? SwitchKind
      : Value extends readonly string[]
        ? TextsKind
        : Value extends readonly (infer Item extends object)[]
          ? ListKind<Item, Field<Item>>
          : Value extends object
            ? GroupKind<Field<Value>>
            : never;

/** A field of a form over `Values`: the name is one of its keys, the kind fits the type. */
export type Field<Values> = {
  [Name in keyof Values & string]-?: Labelled & { readonly name: Name } & KindOf<
      NonNullable<Values[Name]>
    >;
}[keyof Values & string];

type FieldKind =
  | TextKind
  | LongTextKind
  | SelectKind
  | OtherTextKind
  | ReferenceKind
  | NumberKind
  | SwitchKind
  | TextsKind
  | ListKind<object, AnyField>
  | GroupKind<AnyField>;

/** A field of any form. */
export type AnyField = Labelled & { readonly name: string } & FieldKind;

/** A field of a given kind. */
export type FieldOf<Name extends FieldKind['kind']> = Extract<AnyField, { readonly kind: Name }>;

/** The label of the field at a path: for `links.0.path`, `Links 1: Path`. */
export function labelOf(fields: readonly AnyField[], path: string): string {
  const [name, ...rest] = path.split('.');
  const field = fields.find((other) => other.name === name);
  if (!field) return path;
  if (rest.length === 0) return field.label;
  if (field.kind === 'group') return `${field.label}: ${labelOf(field.fields, rest.join('.'))}`;
  const [index, ...inner] = rest;
  const entry = `${field.label} ${Number(index) + 1}`;
  if (field.kind !== 'list' || inner.length === 0) return entry;
  return `${entry}: ${labelOf(field.fields, inner.join('.'))}`;
}
