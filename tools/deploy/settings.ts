import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { institute, type Institute } from '@institute/schema';
import { declaredParams, type defineSecret } from 'firebase-functions/params';
import '../../functions/src/platform/config.ts';
import { sampleIdentity } from '../../sample/identity.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** The settings of a deploy, from the files named in README.md. */
export interface Settings {
  /** For the build of `web`. */
  readonly web: Values;
  /** The parameters of the functions. */
  readonly functions: Values;
  /** Whose site it is. */
  readonly institute: Pick<Institute, 'name' | 'spokenName' | 'domain'>;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** What `functions/src/platform/config.ts` declares. */
export const parameters: readonly Parameter[] = declaredParams.map((param) => ({
  name: (param as { name: string }).name,
  type: (param.constructor as unknown as ReturnType<typeof defineSecret>['constructor'] & Parameter)
    .type,
}));

const isSecret = ({ type }: Parameter): boolean => type === 'secret';

/** The names of the secrets in Secret Manager. */
export const secrets = parameters.filter(isSecret).map(({ name }) => name);

const readFile = (path: string): Values =>
  existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};

export function readSettings(folder: string, project: string, environment: Values): Settings {
  const given = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  return {
    // As in Vite, the environment overrides the file.
    web: {
      ...readFile(join(folder, 'web', '.env.production.local')),
      ...Object.fromEntries(given),
    },
    functions: {
      ...readFile(join(folder, 'functions', '.env')),
      ...readFile(join(folder, 'functions', `.env.${project}`)),
    },
    institute,
  };
}

const forms: Readonly<Record<string, RegExp>> = { int: /^-?\d+$/, boolean: /^(?:true|false)$/ };

function* functionsProblems(values: Values, project: string): Generator<string> {
  const file = `functions/.env.${project}`;
  for (const { name, type } of parameters.filter((parameter) => !isSecret(parameter))) {
    const value = values[name];
    const form = forms[type];
    if (value === undefined) {
      yield `${name} is missing in ${file}; functions/.env.example explains it`;
    } else if (form && !form.test(value)) {
      yield `${name} in ${file} is not a ${type === 'int' ? 'whole number' : 'true or false'}: ${value}`;
    }
  }
  if (values['APP_CHECK_DEBUG_TOKEN']) {
    yield `APP_CHECK_DEBUG_TOKEN in ${file} must be empty: it is for the emulators`;
  }
}

const required = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_ADMIN_EMAIL_DOMAIN',
  'VITE_SITE_URL',
];

function* webProblems(values: Values, project: string): Generator<string> {
  const file = 'web/.env.production.local';
  for (const name of required.filter((each) => !values[each])) {
    yield `${name} is missing in ${file}; web/.env.example explains it`;
  }
  const other = values['VITE_FIREBASE_PROJECT_ID'];
  if (other && other !== project) yield `${file} is for the project ${other}, not for ${project}`;
  if (values['VITE_FIREBASE_API_KEY'] === 'demo-api-key') {
    yield `VITE_FIREBASE_API_KEY in ${file} is the emulators' (demo-api-key)`;
  }
}

/** The sample institute's domain, and that of the examples: what is sent there reaches strangers. */
const examples = [sampleIdentity.domain, 'your-domain.in'];

const isSaidIn = (value: string, domain: string): boolean =>
  value
    .toLowerCase()
    .split(/[@/]/)
    .some((part) => `.${part}`.endsWith(`.${domain}`));

const sampleStill = `this is still ${sampleIdentity.spokenName}`;

function* exampleProblems(values: Values, file: string): Generator<string> {
  for (const [name, value = ''] of Object.entries(values)) {
    const domain = examples.find((each) => isSaidIn(value, each));
    if (!domain) continue;
    const whose = domain === sampleIdentity.domain ? `: ${sampleStill}` : ", the example's";
    yield `${name} in ${file} is still ${value}${whose}`;
  }
}

function* identityProblems(given: Settings['institute']): Generator<string> {
  for (const fact of ['name', 'spokenName', 'domain'] as const)
    if (given[fact] === sampleIdentity[fact])
      yield `${fact} in schema/src/institute.ts is ${given[fact]}: ${sampleStill}; npm run new-institute writes yours`;
}

/** All problems that would stop a deploy or break the deployed site. */
export function findProblems(
  { web, functions, institute: whose }: Settings,
  project: string,
): string[] {
  const problems = [
    ...identityProblems(whose),
    ...webProblems(web, project),
    ...functionsProblems(functions, project),
    ...exampleProblems(web, 'web/.env.production.local'),
    ...exampleProblems(functions, `functions/.env.${project}`),
  ];
  if (web['VITE_SITE_URL'] && functions['SITE_URL'] !== web['VITE_SITE_URL']) {
    problems.push(
      `SITE_URL (${functions['SITE_URL']}) differs from VITE_SITE_URL (${web['VITE_SITE_URL']})`,
    );
  }
  if (functions['APP_CHECK'] === 'true' && !web['VITE_APP_CHECK_SITE_KEY']) {
    problems.push(
      'APP_CHECK is true, but VITE_APP_CHECK_SITE_KEY is empty: every enquiry would be rejected',
    );
  }
  return problems;
}
