import * as z from 'zod/mini';

/** The limits of a text field. */
export interface Limits {
  readonly required: boolean;
  /** Maximum length in characters. */
  readonly maxLength: number | undefined;
}

/** The innermost schema, inside defaults, optionals and conversions. */
function inner(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' || def.type === 'optional') return inner(def.innerType);
  if (def.type === 'pipe') return inner(def.in);
  return schema as z.core.$ZodTypes;
}

/** The schema of the field at a path such as `links.0.path`, if there is one. */
function schemaAt(schema: z.core.$ZodType, path: string): z.core.$ZodTypes | undefined {
  let current: z.core.$ZodTypes | undefined = inner(schema);
  for (const key of path.split('.')) {
    const def: z.core.$ZodTypes['_zod']['def'] | undefined = current?._zod.def;
    const next: z.core.$ZodType | undefined =
      def?.type === 'object' ? def.shape[key] : def?.type === 'array' ? def.element : undefined;
    current = next && inner(next);
  }
  return current;
}

/** The limits of the text at a path, for the form to show in advance. */
export function limitsAt(schema: z.core.$ZodType, path: string): Limits {
  const found = schemaAt(schema, path);
  if (found?._zod.def.type !== 'string') return { required: false, maxLength: undefined };
  const checks = (found._zod.def.checks ?? []).map(
    ({ _zod }) => _zod.def as z.core.$ZodCheckMaxLengthDef,
  );
  return {
    required: !z.safeParse(found, '').success,
    maxLength: checks.find(({ check }) => check === 'max_length')?.maximum,
  };
}

/** Whether the text at a path may be empty. */
export function takesEmpty(schema: z.core.$ZodType, path: string): boolean {
  const found = schemaAt(schema, path);
  return found !== undefined && z.safeParse(found, '').success;
}
