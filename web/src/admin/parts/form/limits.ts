import type * as z from 'zod/mini';

/** What a schema asks of a text. */
export interface Limits {
  readonly required: boolean;
  /** Characters. */
  readonly maxLength: number | undefined;
}

/** The schema inside of defaults, options and conversions. */
function inner(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' || def.type === 'optional') return inner(def.innerType);
  if (def.type === 'pipe') return inner(def.in);
  return schema as z.core.$ZodTypes;
}

/** The schema of the field at a path such as `links.0.path`; undefined where there is none. */
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

/** What the schema asks of the text at a path, for the form to show before it is broken. */
export function limitsAt(schema: z.core.$ZodType, path: string): Limits {
  const found = schemaAt(schema, path);
  if (found?._zod.def.type !== 'string') return { required: false, maxLength: undefined };
  const checks = (found._zod.def.checks ?? []).map(
    ({ _zod }) => _zod.def as z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef,
  );
  const longest = checks.find(({ check }) => check === 'max_length');
  return {
    required: checks.some((check) => check.check === 'min_length' && check.minimum > 0),
    maxLength: longest?.check === 'max_length' ? longest.maximum : undefined,
  };
}
