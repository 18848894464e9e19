/** Holds answers of the API against the description that it gives of itself, `/api/openapi.json`. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

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

/** What the file before has made: files of API tests load this module afresh, in the same process. */
const known = globalThis as {
  descriptionOfApi?: Description;
  ajvOfAnswers?: Ajv2020;
  validatorsOfAnswers?: Map<Described, ValidateFunction>;
};

async function describeApi(): Promise<Description> {
  const { makeOpenApi } = await import('../../functions/src/api/openapi.ts');
  return makeOpenApi() as Description;
}

const { paths, components } = (known.descriptionOfApi ??= await describeApi());

/** A path without parameters stands for itself before one with them does. */
const described = Object.entries(paths)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .map(([path, operations]) => ({
    address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }));

const ajv = (known.ajvOfAnswers ??= formats.default(
  new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 }),
));

const validators = (known.validatorsOfAnswers ??= new Map());

function validatorOf(answer: Described): ValidateFunction | undefined {
  const { $ref, content } = answer;
  if ($ref !== undefined) {
    const shared = components.responses[$ref.split('/').at(-1) ?? ''];
    return shared && validatorOf(shared);
  }
  if (!content) return undefined;
  const made = validators.get(answer) ?? ajv.compile(content['application/json'].schema);
  validators.set(answer, made);
  return made;
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
