/** Holds answers of the API against the description that it gives of itself, `/api/openapi.json`. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { makeOpenApi } from '../../functions/src/api/openapi.ts';

interface Described {
  readonly content?: { readonly 'application/json': { readonly schema: object } };
  readonly $ref?: string;
}

interface Operation {
  readonly responses: Readonly<Record<string, Described>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Described>> };
}

const { paths, components } = makeOpenApi() as Description;

/** A path without parameters stands for itself before one with them does. */
const described = Object.entries(paths)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .map(([path, operations]) => ({
    address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }));

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));

const validators = new Map<Described, ValidateFunction>();

function validatorOf(answer: Described): ValidateFunction | undefined {
  const { $ref, content } = answer;
  if ($ref !== undefined) {
    const shared = components.responses[$ref.split('/').at(-1) ?? ''];
    return shared && validatorOf(shared);
  }
  if (!content) return undefined;
  const known = validators.get(answer) ?? ajv.compile(content['application/json'].schema);
  validators.set(answer, known);
  return known;
}

/** Throws an error where the JSON of an answer is not what the description says of its status. */
export function requireDescribed(
  method: string,
  path: string,
  { status, body }: { readonly status: number; readonly body: unknown },
): void {
  const [pathname = ''] = path.split('?', 1);
  const found = described.find(({ address }) => address.test(pathname));
  const responses = found?.operations[method.toLowerCase()]?.responses;
  const answer = responses?.[status] ?? responses?.['default'];
  const validate = answer && validatorOf(answer);
  if (!validate || validate(body)) return;
  throw new Error(
    `${method} ${path} was answered with ${status} and what its description does not have: ${ajv.errorsText(validate.errors)}`,
  );
}
