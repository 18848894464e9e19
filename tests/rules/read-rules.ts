import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type RulesService = 'firestore' | 'storage';

/** The rules that are deployed, whatever folder the tests are started in. */
export const readRules = (service: RulesService): string =>
  readFileSync(join(import.meta.dirname, '..', '..', `${service}.rules`), 'utf8');
