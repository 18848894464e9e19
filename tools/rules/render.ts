import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolesWith, type Capability } from '@institute/schema';
import { root } from '../../tests/support/ports.ts';
import { callOf, capabilitiesOfReaders, listOf, matches } from './matches.ts';

interface Generated {
  /** The capabilities that the rules ask for. */
  readonly roles: readonly Capability[];
  /** The rules that the records of kinds say. */
  readonly kinds?: string;
}

const generated = {
  'firestore.rules': { roles: capabilitiesOfReaders, kinds: matches },
  'storage.rules': { roles: ['upload'] },
} as const satisfies Record<string, Generated>;

export type RulesFile = keyof typeof generated;

export const rulesFiles = Object.keys(generated) as RulesFile[];

const functionOf = (capability: Capability): string => `    function ${callOf(capability)}() {
      return isAdmin()
        && request.auth.token.get('role', 'owner') in ${listOf(rolesWith(capability))};
    }
`;

/** The text with what is between the two comments of a block replaced. */
function withBlock(text: string, name: string, inside: string): string {
  const [before, rest] = text.split(new RegExp(`(?<= {4}// Begin of ${name}.*\\n)`));
  const [, after] = rest?.split(new RegExp(`(?= {4}// End of ${name})`)) ?? [];
  if (after === undefined) throw new Error(`The block "${name}" is missing`);
  return `${before}${inside}${after}`;
}

/** The rules file with the roles as `schema/src/account/roles.ts` has them, and the readers of each kind. */
export function renderRules(file: RulesFile): string {
  const { roles, kinds }: Generated = generated[file];
  const text = readFileSync(join(root, file), 'utf8');
  const withRoles = withBlock(text, 'roles', roles.map(functionOf).join('\n'));
  return kinds === undefined ? withRoles : withBlock(withRoles, 'kinds', kinds);
}
