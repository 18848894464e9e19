import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectId, root } from './ports.ts';

const parameters = parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8'));

/** What the functions of the emulators take for an App Check token. */
export const appCheckDebugToken = parameters['APP_CHECK_DEBUG_TOKEN'] ?? '';
