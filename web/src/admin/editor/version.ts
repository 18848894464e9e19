import {
  kinds,
  storedSchemas,
  type FormOf,
  type Help,
  type StoredOf,
  type WrittenName,
} from '@institute/schema';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What a form edits, and its version; null for something new. */
export interface Version<Values> {
  readonly values: Values;
  readonly updatedAt: string | undefined;
}

/** How something is edited: its schema, and how it is stored. */
export interface EditedType<Values, Stored extends { updatedAt: string }> {
  readonly schema: z.ZodMiniType<Values, FieldValues>;
  readonly storedSchema: z.ZodMiniType<Stored>;
  /** Sorts a stored value for editing. */
  readonly arrange?: (values: Values) => Values;
  readonly blank: Values;
}

/** How a form edits something. */
export interface FormType<Values, Stored extends { updatedAt: string }> extends EditedType<
  Values,
  Stored
> {
  readonly help: Help<Values>;
}

/** How the forms of a kind edit it, as its record says. */
export const formTypeOf = <Name extends WrittenName>(name: Name, blank: FormOf<Name>) =>
  ({
    schema: kinds[name].body,
    storedSchema: storedSchemas[name],
    help: kinds[name].help,
    blank,
  }) as unknown as FormType<FormOf<Name>, StoredOf<Name>>;

/** The fields of `stored` that `blank` has. */
const only = <Values>(stored: object, blank: Values): Values => {
  const entries = Object.entries(stored).filter(([key]) => key in Object(blank));
  return { ...blank, ...Object.fromEntries(entries) };
};

/**
 * The stored document as form values, even if it does not match its current schema: saving then
 * shows the errors.
 */
export function versionOf<Values, Stored extends { updatedAt: string }>(
  { schema, arrange, blank }: EditedType<Values, Stored>,
  stored: Stored,
): Version<Values> {
  const { data: values = only(stored, blank) } = schema.safeParse(stored);
  return { values: arrange ? arrange(values) : values, updatedAt: stored.updatedAt };
}

/** The stored document in `data` as form values; undefined if there is none. */
export function parseVersion<Values, Stored extends { updatedAt: string }>(
  kind: EditedType<Values, Stored>,
  data: unknown,
): Version<Values> | undefined {
  const parsed = kind.storedSchema.safeParse(data);
  return parsed.success ? versionOf(kind, parsed.data) : undefined;
}
