/**
 * Loaded into the emulator suite first. Its Auth emulator validates the hundreds of schemas of its own
 * API, and compiles the schema of schemas anew for each: most of the processor time that the suite takes
 * to start. Requests are validated all the same.
 */
import { createRequire } from 'node:module';

interface Ajv {
  default: { prototype: { validateSchema: () => boolean } };
}

const ofFirebase = createRequire(import.meta.resolve('firebase-tools'));
const ofExegesis = createRequire(ofFirebase.resolve('exegesis'));
(ofExegesis('ajv/dist/core') as Ajv).default.prototype.validateSchema = () => true;
