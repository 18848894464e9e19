import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What a form edits, and when it was stored; something new never was. */
export interface Version<Values> {
  readonly values: Values;
  readonly updatedAt: string | undefined;
}

/** What can be edited: its schema, and how it is stored. */
export interface Kind<Values, Stored extends { updatedAt: string }> {
  readonly schema: z.ZodMiniType<Values, FieldValues>;
  readonly storedSchema: z.ZodMiniType<Stored>;
  /** Puts what is stored into the order in which it is edited. */
  readonly arrange?: (values: Values) => Values;
  readonly blank: Values;
}

/** What `stored` says of the keys of `blank`. */
const only = <Values>(stored: object, blank: Values): Values => {
  const entries = Object.entries(stored).filter(([key]) => key in Object(blank));
  return { ...blank, ...Object.fromEntries(entries) };
};

/**
 * The stored thing as its form edits it: also where it was stored before its schema asked for more,
 * which the form then tells on saving.
 */
export function versionOf<Values, Stored extends { updatedAt: string }>(
  { schema, arrange, blank }: Kind<Values, Stored>,
  stored: Stored,
): Version<Values> {
  const { data: values = only(stored, blank) } = schema.safeParse(stored);
  return { values: arrange ? arrange(values) : values, updatedAt: stored.updatedAt };
}

/** What `data` says is stored, as its form edits it; undefined where it says no such thing. */
export function parseVersion<Values, Stored extends { updatedAt: string }>(
  kind: Kind<Values, Stored>,
  data: unknown,
): Version<Values> | undefined {
  const parsed = kind.storedSchema.safeParse(data);
  return parsed.success ? versionOf(kind, parsed.data) : undefined;
}
