import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { variables } from '../src/config/variables.ts';

const text = z.optional(z.string().check(z.minLength(1, 'is empty')));
const url = z.optional(z.union([z.literal(''), z.url()], 'is not a URL'));

/** Variables without a default may be empty. */
const checkOf = (name: string, preset: string) => {
  if (name.endsWith('_URL')) return url;
  return preset === '' ? z.optional(z.string()) : text;
};

const schema = z.object(
  Object.fromEntries(
    Object.entries(variables).map(([name, preset]) => [name, checkOf(name, preset)]),
  ),
);

/** Ends the build where a variable is wrong, and names every one that is. */
export function environment(): Plugin {
  return {
    name: 'environment',
    configResolved({ env }) {
      const { error } = schema.safeParse(env);
      if (!error) return;
      const wrong = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
      throw new Error(`Wrong environment variables: ${wrong.join('; ')}`);
    },
  };
}
