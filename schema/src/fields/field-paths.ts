import type * as z from 'zod/mini';

/** The paths of all fields of a schema, with `*` for each entry of a list. */
export function fieldPaths(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' || def.type === 'optional') return fieldPaths(def.innerType, path);
  if (def.type === 'array') return fieldPaths(def.element, `${path}.*`);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, inner]) => {
    const field = path ? `${path}.${name}` : name;
    return [field, ...fieldPaths(inner, field)];
  });
}
