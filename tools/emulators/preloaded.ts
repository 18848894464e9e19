/**
 * Preloaded into the emulator suite. At startup its Auth emulator would compile hundreds of schemas of
 * its own API, and validate each against the meta-schema: most of the suite's startup CPU time. Now each is
 * compiled when it is first used, and requests are validated as before. Its functions emulator would wait
 * for npm to say whether there is a newer SDK. The address of the site in emails and pages would be that of the
 * functions' settings; `SITE_URL` replaces it, because `firebase.json` may have another port. A request for an
 * address that is no URL, such as `//`, would end the suite.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

interface Ajv {
  default: { prototype: { validateSchema: () => boolean } };
}

interface Exegesis {
  middleware: (description: object, options: object) => Promise<unknown>;
}

interface Settings {
  loadUserEnvs: (options: object) => Record<string, string>;
}

interface Versioning {
  getLatestSDKVersion: () => undefined;
}

interface Superstatic {
  server: (spec: object) => {
    handle: (request: IncomingMessage, response: ServerResponse) => void;
  };
}

const ofFirebase = createRequire(import.meta.resolve('firebase-tools'));
const ofExegesis = createRequire(ofFirebase.resolve('exegesis'));
(ofExegesis('ajv/dist/core') as Ajv).default.prototype.validateSchema = () => true;
const exegesis = ofFirebase('exegesis-express') as Exegesis;
const { middleware } = exegesis;
exegesis.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true });
(ofFirebase('./deploy/functions/runtimes/node/versioning.js') as Versioning).getLatestSDKVersion =
  () => undefined;
const settings = ofFirebase('./functions/env.js') as Settings;
const { loadUserEnvs } = settings;
const { SITE_URL } = process.env;
settings.loadUserEnvs = (options) => ({ ...loadUserEnvs(options), ...(SITE_URL && { SITE_URL }) });

/** Whether what a request asks for can be read as the address of something. */
function isAddress({ url = '', headers }: IncomingMessage): boolean {
  try {
    decodeURIComponent(new URL(url, `http://${headers.host}`).pathname);
    return true;
  } catch {
    return false;
  }
}

const superstatic = ofFirebase('superstatic') as Superstatic;
const { server } = superstatic;
superstatic.server = (spec) => {
  const app = server(spec);
  const { handle } = app;
  app.handle = (request, response) => {
    if (isAddress(request)) handle.call(app, request, response);
    else response.writeHead(400).end();
  };
  return app;
};
