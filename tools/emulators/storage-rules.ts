import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, 'StorageRules.java');

interface Java {
  readonly command: string;
  readonly version: number;
}

/** Compiles StorageRules.java, unless that was done for the same source, jar and Java. */
function compile({ command, version }: Java, jar: string, directory: string): string {
  const { size, mtimeMs } = statSync(jar);
  const key = [readFileSync(source, 'utf8'), jar, size, mtimeMs, version].join('\n');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const classes = join(directory, `storage-rules-${hash}`);
  if (existsSync(classes)) return classes;

  const compiler = join(dirname(command), 'javac');
  if (!existsSync(compiler)) {
    throw new Error(
      `${compiler} is missing: the storage rules are evaluated by a Java program that is compiled first. Install a JDK, not only a JRE, of version 21 or newer; or run "npx firebase setup:emulators:storage" where the internet can be reached.`,
    );
  }
  const draft = mkdtempSync(join(directory, 'draft-'));
  const { status, stderr } = spawnSync(compiler, ['-cp', jar, '-d', draft, source], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true });
    throw new Error(
      `The rules engine in ${jar} is not the one that StorageRules.java was written for (that of version 1.19.9):\n${stderr}`,
    );
  }
  // Another suite may have been faster.
  if (existsSync(classes)) rmSync(draft, { recursive: true });
  else renameSync(draft, classes);
  return classes;
}

/**
 * The command that evaluates storage rules with the engine in the Firestore emulator's jar, in
 * place of the suite's own download. Compiles it into `directory` first; throws if something is
 * missing.
 */
export function storageRulesCommand(java: Java, jar: string, directory: string): string[] {
  const classes = compile(java, jar, directory);
  return [
    java.command,
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    // Prevents warnings of newer versions: the suite takes any output on stderr for a failure.
    ...(java.version >= 23 ? ['--sun-misc-unsafe-memory-access=allow'] : []),
    '-cp',
    `${classes}:${jar}`,
    'StorageRules',
  ];
}
