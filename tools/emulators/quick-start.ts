/**
 * Preloaded into the emulator suite. Its Auth emulator validates hundreds of schemas of its own API
 * at startup, compiling the meta-schema each time: most of the suite's startup CPU time. Requests
 * are still validated. Its functions emulator would wait for npm to say whether there is a newer SDK.
 */
import { createRequire } from 'node:module';

interface Ajv {
  default: { prototype: { validateSchema: () => boolean } };
}

interface Versioning {
  getLatestSDKVersion: () => undefined;
}

const ofFirebase = createRequire(import.meta.resolve('firebase-tools'));
const ofExegesis = createRequire(ofFirebase.resolve('exegesis'));
(ofExegesis('ajv/dist/core') as Ajv).default.prototype.validateSchema = () => true;
(ofFirebase('./deploy/functions/runtimes/node/versioning.js') as Versioning).getLatestSDKVersion =
  () => undefined;
