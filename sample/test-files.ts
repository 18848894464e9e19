import { buildFiles } from './files.ts';

let built: ReturnType<typeof buildFiles> | undefined;

/** The files of the sample, drawn once for all tests that a worker runs. */
export const sampleFiles = (): ReturnType<typeof buildFiles> => (built ??= buildFiles());
