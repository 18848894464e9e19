import * as z from 'zod';

/** The value of a field in Firestore's REST format, of the type `Value`. */
type Json = Record<string, unknown>;

/** A document: its path in the database, and its fields as `Value`s. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Json;
}

const line = z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) });

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

const sorted = (value: Json): Json => Object.fromEntries(Object.entries(value).toSorted(byKey));

/**
 * The document as one line of JSON, always the same for the same document: keys are sorted, and
 * references within the database at `root` (`projects/…/documents`) are stored as paths beginning
 * with "/", so that they point to the project that they are restored to. Minus zero, which
 * JSON.stringify drops, becomes a string, like NaN in the API.
 */
export const toLine = ({ path, fields }: StoredDocument, root: string): string =>
  JSON.stringify({ path, fields }, (key, value: unknown) => {
    if (Object.is(value, -0)) return '-0';
    if (key === 'referenceValue' && typeof value === 'string' && value.startsWith(`${root}/`)) {
      return value.slice(root.length);
    }
    return isObject(value) ? sorted(value) : value;
  });

/** The document written by `toLine`, in the database at `root`. */
export function fromLine(text: string, root: string): StoredDocument {
  return line.parse(
    JSON.parse(text, (key, value: unknown) =>
      key === 'referenceValue' && typeof value === 'string' && value.startsWith('/')
        ? root + value
        : value,
    ),
  );
}

/** Seconds and nanoseconds of an RFC 3339 timestamp, whose fraction a Date would truncate. */
function timestampOf(time: string): Json {
  const [whole = '', fraction = ''] = time.replace('Z', '').split('.');
  return { seconds: Date.parse(`${whole}Z`) / 1000, nanos: Number(fraction.padEnd(9, '0')) };
}

const mapEntries = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toProto(value as Json)]));

/** A `Value` of the REST API as Firestore's protocol buffer message of that name. */
export function toProto(value: Json): Json {
  const [[kind, content] = []] = Object.entries(value);
  if (kind === 'nullValue') return { nullValue: 'NULL_VALUE' };
  if (kind === 'timestampValue') return { timestampValue: timestampOf(String(content)) };
  if (kind === 'mapValue') {
    const { fields } = content as { fields?: Json };
    return { mapValue: { fields: mapEntries(fields ?? {}) } };
  }
  if (kind === 'arrayValue') {
    const { values } = content as { values?: Json[] };
    return { arrayValue: { values: (values ?? []).map(toProto) } };
  }
  return value;
}
