/** Turns what the tests of a worker run to the emulators of that worker. */
import { Agent, setGlobalDispatcher } from 'undici';
import { emulatorEnvironment } from './ports.ts';

Object.assign(process.env, emulatorEnvironment('test'));
// A connection ends as soon as it is idle: a kept one may be closed by the server just as a busy worker
// sends the next request, which then fails. Without any (`pipelining: 0`), undici throws beside the
// test where the body of an answer is not read.
setGlobalDispatcher(new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 }));
