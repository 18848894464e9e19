import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const given = z.optional(z.string().check(z.minLength(1, 'is empty')));
const address = z.optional(z.union([z.literal(''), z.url()], 'is no address'));

/** What the build may be told; `src/config/env.ts` has the defaults. */
const variables = z.object({
  VITE_FIREBASE_PROJECT_ID: given,
  VITE_FIREBASE_API_KEY: given,
  VITE_FIREBASE_APP_ID: given,
  VITE_FIREBASE_STORAGE_BUCKET: given,
  VITE_ADMIN_EMAIL_DOMAIN: given,
  VITE_ENQUIRY_SHEET_URL: address,
  VITE_SITE_URL: address,
});

/** Ends the build where a variable is wrong, and names every one that is. */
export function environment(): Plugin {
  return {
    name: 'environment',
    configResolved({ env }) {
      const { error } = variables.safeParse(env);
      if (!error) return;
      const wrong = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
      throw new Error(`Wrong environment variables: ${wrong.join('; ')}`);
    },
  };
}
