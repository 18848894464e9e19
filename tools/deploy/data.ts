import { backup, copiedText, folderOf, withProject } from '../backup/copy.ts';
import type { Target } from '../backup/target.ts';
import { findPending, goBack, migrate, repeat } from '../migrations/migrate.ts';
import { numberText } from '../migrations/migrations.ts';

type Write = (text: string) => void;

/** The stored data that code is deployed to. */
export interface Data {
  /** Why this code may not be deployed to it. */
  readonly findProblems: () => Promise<readonly string[]>;
  /** Copies the project to a folder and migrates it, if it has to. */
  readonly migrate: (write: Write) => Promise<void>;
  /** Migrates again what code has written that no longer serves. */
  readonly repeat: (write: Write) => Promise<void>;
}

/** Before the first deploy there is no database. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && /database .* does not exist|has not been used/i.test(error.message);

interface Options {
  /** Whether what the machine stores outlives the deploy. */
  readonly keepsFiles: boolean;
  /** Whether the code may be older than the data. */
  readonly goesBack?: boolean | undefined;
}

/** The data of a project. */
export const dataOf = (target: Target, { keepsFiles, goesBack }: Options): Data => ({
  async findProblems() {
    const { projectId } = target;
    try {
      if (goesBack) return [];
      const pending = await withProject(target, ({ firestore }) => findPending(firestore));
      if (keepsFiles || pending.length === 0) return [];
      const numbers = pending.map(numberText).join(', ');
      return [
        `Migrations (${numbers}) have to run on a computer that keeps their backup: npm run migrate -- --project ${projectId} --confirm ${projectId}`,
      ];
    } catch (error) {
      if (isMissing(error)) return [];
      return [error instanceof Error ? error.message : String(error)];
    }
  },

  migrate: (write) =>
    withProject(target, async ({ firestore }) => {
      if (goesBack && (await goBack(firestore))) return;
      if ((await findPending(firestore)).length > 0) {
        const folder = folderOf(target);
        write(`Backed up to ${folder}: ${copiedText(await backup(target, folder))}\n`);
      }
      await migrate(firestore, write);
    }),

  repeat: (write) => withProject(target, ({ firestore }) => repeat(firestore, write)),
});
