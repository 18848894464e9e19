/** Turns what the tests of a worker run to the emulators of that worker. */
import { emulatorEnvironment } from './ports.ts';

Object.assign(process.env, emulatorEnvironment('test'));
