import { Runtime, type Request, type Response } from './protocol.ts';
import type { WireValue } from './wire.ts';

/** A value as the emulator suite encodes it. */
function toWire(value: unknown): WireValue {
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { int_value: value } : { float_value: value };
  }
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (Array.isArray(value)) return { list_value: { values: value.map(toWire) } };
  if (value instanceof Set) return { set_value: { values: [...value].map(toWire) } };
  if (typeof value !== 'object' || value === null) return { null_value: null };
  const fields = Object.entries(value).map(([name, field]) => [name, toWire(field)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

export interface Attempt {
  method?: string;
  /** The object's name within the bucket `bkt`. */
  object?: string;
  auth?: unknown;
  time?: Date;
  /** The stored file, and the file as it would be. */
  before?: unknown;
  after?: unknown;
}

/** An admin uploads an image; what the tables of conditions are about. */
export const adminUpload = {
  method: 'create',
  time: new Date('2024-05-06T07:08:09.123Z'),
  auth: { uid: 'u', token: { admin: true, auth_time: 1_714_979_000, share: 0.5 } },
  after: {
    name: 'img/a.png',
    size: 100,
    contentType: 'image/png',
    metadata: { owner: 'u' },
    timeCreated: new Date('2024-05-06T00:00:00Z'),
    tags: new Set(['x', 'y']),
  },
};

export function loadRequest(content: string, id = 0): Request {
  const source = { files: [{ name: 'storage.rules', content }] };
  return { id, action: 'load_ruleset', context: { rulesetName: '0', source } };
}

export function verifyRequest(attempt: Attempt, id = 1): Request {
  const { method = 'get', object = 'img/a.png', time = new Date(), auth, before, after } = attempt;
  const path = `/b/bkt/o/${object}`.replace(/\/$/, '');
  const segments = path.slice(1).split('/');
  const request = toWire({ time, auth, resource: after });
  const path_value = { segments: segments.map((simple) => ({ simple })) };
  Object.assign(request.map_value?.fields ?? {}, { path: { path_value } });
  const variables = { request, resource: toWire(before) };
  const context = { rulesetName: '0', service: 'firebase.storage', path, method, variables };
  return { id, action: 'verify', context };
}

/** The answer to loading rules. */
export function load(content: string): Response {
  return new Runtime().answer(loadRequest(content));
}

/** The answer to an attempt under rules that must load. */
export function verify(content: string, attempt: Attempt = {}): Response {
  const runtime = new Runtime();
  const { errors } = runtime.answer(loadRequest(content));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return runtime.answer(verifyRequest(attempt));
}

/** Whether an attempt is permitted under rules that must load and whose answer must be no error. */
export function permits(content: string, attempt?: Attempt): boolean {
  const { result, errors } = verify(content, attempt);
  if (errors.length > 0 || !result || !('permit' in result)) throw new Error(errors.join('\n'));
  return result.permit;
}

/** Rules whose body is within `match /b/{bucket}/o`. */
export function rules(body: string, version = `rules_version = '2';`): string {
  return `${version}\nservice firebase.storage {\nmatch /b/{bucket}/o {\n${body}\n}\n}`;
}

/** Rules that permit everything under a condition, which begins at line 4, column 41. */
export function rulesIf(condition: string): string {
  return rules(`match /{all=**} { allow read, write: if ${condition}; }`);
}
