/** What every field of a form says of itself. */
interface Labelled {
  readonly label: string;
  readonly help?: string;
  /** Whether it takes the whole width where fields stand side by side. */
  readonly wide?: boolean;
}

interface TextKind {
  readonly kind: 'text';
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
}
interface LongTextKind {
  readonly kind: 'long-text';
  readonly rows?: number;
}
interface SelectKind {
  readonly kind: 'select';
  readonly options: readonly string[];
}
/** Each of the names as a kind that has nothing more to say. */
type Plain<Name extends string> = Name extends string ? { readonly kind: Name } : never;

/** Links to stored files, which can be uploaded; and texts with an editor of their own. */
type OtherTextKind = Plain<'image' | 'pdf' | 'color' | 'rich-text' | 'path'>;
interface NumberKind {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}
type SwitchKind = Plain<'switch'>;
/** Texts, one on a line or between commas; or slugs of courses, picked from those that exist. */
type TextsKind = Plain<'lines' | 'tags' | 'courses'>;
interface ListKind<Item, Fields> {
  readonly kind: 'list';
  /** What one entry is called. */
  readonly entry: string;
  readonly fields: readonly Fields[];
  /** What an added entry begins with. */
  readonly blank: (count: number) => Item;
  /** Whether entries are folded to their name until they are opened. */
  readonly folded?: boolean;
}
interface GroupKind<Fields> {
  readonly kind: 'group';
  readonly fields: readonly Fields[];
}

type KindOf<Value> = Value extends string
  ? TextKind | LongTextKind | SelectKind | OtherTextKind
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

/** A field of a form over `Values`: the name is one of its keys, the kind one that fits the type. */
export type Field<Values> = {
  [Name in keyof Values & string]-?: Labelled & { readonly name: Name } & KindOf<
      NonNullable<Values[Name]>
    >;
}[keyof Values & string];

type Kind =
  | TextKind
  | LongTextKind
  | SelectKind
  | OtherTextKind
  | NumberKind
  | SwitchKind
  | TextsKind
  | ListKind<object, AnyField>
  | GroupKind<AnyField>;

/** A field, whatever it is a field of. */
export type AnyField = Labelled & { readonly name: string } & Kind;

/** A field of one kind. */
export type FieldOf<Name extends Kind['kind']> = Extract<AnyField, { readonly kind: Name }>;

/** The label of the field at a path such as `links.0.path`: `Links 1: Path`. */
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
