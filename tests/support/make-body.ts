import type * as z from 'zod/mini';

/** Texts of which every field of a form takes one; the first that fits is chosen. */
const texts = [
  'Sample',
  '2099-01-05',
  '18:30',
  '/courses',
  '/images/x.png',
  'sample@example.com',
  '98765 43210',
  'https://example.com/sample',
];

const candidates: readonly unknown[] = [...texts, 1, 2099, true];

function valueOf(schema: z.core.$ZodType, isFull: boolean): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'default':
    case 'optional':
    case 'nullable':
      return isFull ? valueOf(def.innerType, isFull) : undefined;
    case 'array':
      return isFull ? [valueOf(def.element, isFull)] : [];
    case 'enum':
      return Object.values(def.entries).find((value) => value !== '');
    case 'literal':
      return def.values[0];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([name, inner]) => {
          const value = valueOf(inner, isFull);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      return candidates.find((value) => (schema as z.ZodMiniType).safeParse(value).success);
  }
}

/** A body that a schema takes, with every field (`full`) or only those that it needs (`small`). */
export function makeBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  size: 'full' | 'small',
): z.output<Schema> {
  return schema.parse(valueOf(schema, size === 'full'));
}
