import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolesWith, type Capability } from '@institute/schema';
import { root } from '../../tests/support/ports.ts';

export type RulesFile = keyof typeof used;

/** The capabilities that each rules file asks for. */
const used = {
  'firestore.rules': [
    'readContent',
    'handleEnquiries',
    'manageClaims',
    'handlePersonalData',
    'readMails',
    'readAudit',
  ],
  'storage.rules': ['upload'],
} as const satisfies Record<string, readonly Capability[]>;

export const rulesFiles = Object.keys(used) as RulesFile[];

/** The function that a rule calls: `mayUpload` for `upload`. */
const nameOf = (capability: Capability): string =>
  `may${capability.charAt(0).toUpperCase()}${capability.slice(1)}`;

const listOf = (names: readonly string[]): string =>
  `[${names.map((name) => `'${name}'`).join(', ')}]`;

const functionOf = (capability: Capability): string => `    function ${nameOf(capability)}() {
      return isAdmin()
        && request.auth.token.get('role', 'owner') in ${listOf(rolesWith(capability))};
    }
`;

const block = /( {4}\/\/ Begin of roles.*\n)[\s\S]*?( {4}\/\/ End of roles)/;

/** The rules file with the roles as `schema/src/account/roles.ts` has them. */
export function renderRules(file: RulesFile): string {
  const functions = used[file].map(functionOf).join('\n');
  const text = readFileSync(join(root, file), 'utf8');
  return text.replace(block, (_, begin: string, end: string) => begin + functions + end);
}
