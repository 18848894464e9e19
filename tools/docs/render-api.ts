import {
  cacheSeconds,
  defaultBodyLimit,
  endpoints,
  roles,
  may,
  uploadedFilePath,
  type Endpoint,
} from '@institute/schema';
import { format } from 'oxfmt';
import * as z from 'zod/mini';

/** What of a JSON Schema the pages show. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const introduction = `# The API

Written by \`npm run docs:api\` from the endpoint table in \`schema/src/api/endpoints.ts\`; do not edit it
here. The same as OpenAPI 3.1: \`/api/openapi.json\`.

- **Answers** are JSON. Success is \`{ "success": true, "data": … }\`; trust stats and footer also carry
  their fields beside \`success\`, and the uploads answer \`url\` or \`data.image\`, and \`message\`.
- **Failures** are \`{ "success": false, "message": … }\` with the status 400 (not valid; \`fields\` maps the
  path of a field to what is wrong with it), 401 (not signed in, or longer than 24 hours ago), 403 (not
  an admin, without a role that includes it, or after the first step of the sign-in alone), 404, 405, 409 (conflict; \`data\` is what is stored), 413, 415, 416, 429 (with
  \`Retry-After\`) or 500.
- **Admin** endpoints need \`Authorization: Bearer …\` with the ID token of a Firebase account that has the
  claim \`admin\` and one of the roles that the table names (claim \`role\`; an admin without one is an
  owner), and, where the account claims \`secondFactor: required\`, that of a session that claims
  \`secondFactorVerified\`. **Account** endpoints take such an admin after the first step too.
- **App Check.** Where it is set up, the endpoints marked so take calls of the site alone: they need
  \`X-Firebase-AppCheck\` with a token of it, or answer 401.
- **Bodies** are JSON in UTF-8, neither compressed nor chunked, of at most
  ${defaultBodyLimit.toLocaleString('en')} bytes where their endpoint says no other limit. Texts are trimmed and unknown fields dropped.
- **Retries.** A create that carries an \`id\` made by the client (16 to 64 letters, digits, \`-\`, \`_\`) may
  be repeated: the second answer is the first one's.
- **Concurrent edits.** An update may carry the \`updatedAt\` that it is based on; a stale one is 409.
- **Caching.** Public answers carry an ETag and the lifetime of the table.
- **Files** are served from \`${uploadedFilePath}{url}\`, with ranges, for ever.
`;

const minutes = (seconds: number): string =>
  seconds === cacheSeconds.none ? 'never' : `${seconds / 60} min`;

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;

const code = (text: string): string => `\`${text}\``;

function typeOf(schema: JsonSchema): string {
  const values = schema.enum?.filter((value) => value !== '').map((value) => code(String(value)));
  if (values) return `one of ${values.join(', ')}`;
  if (schema.type === 'array') return 'list';
  return schema.format ?? schema.type ?? 'any';
}

function limitsOf({ minimum, maximum, maxLength, maxItems, ...schema }: JsonSchema): string {
  const limits = [
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    schema.default !== undefined &&
      typeof schema.default !== 'object' &&
      schema.default !== '' &&
      `default ${code(JSON.stringify(schema.default))}`,
  ];
  return limits.filter(Boolean).join('; ');
}

/** The fields of a body, those of its parts named by their path. */
function fieldRows({ properties = {}, required = [] }: JsonSchema, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const full = `${path}${name}`;
    const isRequired = required.includes(name) && schema.default === undefined;
    const inner = schema.items
      ? fieldRows(schema.items, `${full}[].`)
      : fieldRows(schema, `${full}.`);
    const cells = [code(full), typeOf(schema), isRequired ? 'yes' : '', limitsOf(schema)];
    return [row(cells), ...inner];
  });
}

function fieldTable(title: string, schema: z.ZodMiniType | undefined): string {
  if (!schema) return '';
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const head = [row([title, 'Type', 'Required', 'Limits']), row(['---', '---', '---', '---'])];
  return [...head, ...fieldRows(json)].join('\n');
}

/** Who may call it: everybody, or admins with one of these roles. */
function accessOf({ access, capability, appCheck }: Endpoint): string {
  if (capability === undefined) return appCheck ? `${access}, App Check` : access;
  const included = roles.filter((role) => may(role, ...[capability].flat()));
  return `${access}: ${included.join(', ')}`;
}

function section([name, endpoint]: [string, Endpoint]): string {
  const { method, path, summary, query, body, bodyLimit, status } = endpoint;
  const heading = `### ${name}\n\n\`${method} ${path}\`: ${summary}. Answers ${status}.${
    bodyLimit ? ` Takes at most ${bodyLimit.toLocaleString('en')} bytes.` : ''
  }`;
  return [heading, fieldTable('Query', query), fieldTable('Body', body)]
    .filter(Boolean)
    .join('\n\n');
}

/** `docs/api.md`, as the endpoint table has it. */
export async function renderApiDocs(): Promise<string> {
  const rows = Object.entries(endpoints) as [string, Endpoint][];
  const overview = [
    row(['Method and path', 'What', 'Access', 'Cache']),
    row(['---', '---', '---', '---']),
    ...rows.map(([name, endpoint]) =>
      row([
        `[${code(`${endpoint.method} ${endpoint.path}`)}](#${name.toLowerCase()})`,
        endpoint.summary,
        accessOf(endpoint),
        minutes(endpoint.cacheSeconds),
      ]),
    ),
  ].join('\n');
  const text = [introduction, '## Endpoints', overview, ...rows.map(section)].join('\n\n');
  return (await format('api.md', text)).code;
}
