import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudCliFirestore, suiteHasBinary } from './binaries.ts';
import { findJava } from './java.ts';
import { root } from '../../tests/support/ports.ts';
import { storageRulesCommand } from './storage-rules.ts';

const directory = join(root, '.emulators', 'bin');

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A placeholder where the suite expects a jar; the shim replaces it with the real command. */
function marker(name: string): string {
  const path = join(directory, name);
  writeFileSync(path, '');
  return path;
}

interface PreparedJava {
  /** The environment for the suite. */
  readonly env: NodeJS.ProcessEnv;
  /** What it uses, in one line. */
  readonly uses: string;
}

async function writeJava(): Promise<PreparedJava> {
  mkdirSync(directory, { recursive: true });
  const java = findJava(directory);
  const [ownFirestore, ownStorage] = await Promise.all([
    suiteHasBinary('firestore'),
    suiteHasBinary('storage'),
  ]);
  const jar = ownFirestore && ownStorage ? '' : cloudCliFirestore.find();
  const env: NodeJS.ProcessEnv = { PATH: `${directory}:${process.env['PATH']}` };
  const cases: string[] = [];

  if (!ownFirestore) {
    const path = marker('firestore.jar');
    env['FIRESTORE_EMULATOR_BINARY_PATH'] = path;
    cases.push(`  *${quote(path)}*)
    for argument do
      shift
      case $argument in
        -jar) set -- "$@" -cp ;;
        ${quote(path)}) set -- "$@" ${quote(jar)} ${cloudCliFirestore.mainClass} ;;
        *) set -- "$@" "$argument" ;;
      esac
    done ;;`);
  }
  if (!ownStorage) {
    const path = marker('storage-rules.jar');
    env['STORAGE_EMULATOR_BINARY_PATH'] = path;
    const command = storageRulesCommand(java, jar, directory);
    cases.push(`  *${quote(path)}*) exec ${command.map(quote).join(' ')} ;;`);
  }

  // Another process may be starting a suite from the same file.
  const draft = join(directory, `java.${process.pid}`);
  writeFileSync(
    draft,
    `#!/bin/sh
echo $$ >> "$EMULATOR_PIDS"
case "$*" in
${cases.join('\n')}
  *) ;;
esac
exec ${quote(java.command)} -XX:+UseSerialGC -XX:TieredStopAtLevel=1 "$@"
`,
    { mode: 0o755 },
  );
  renameSync(draft, join(directory, 'java'));
  return {
    env,
    uses: `Java ${java.version}, Firestore emulator of ${
      ownFirestore ? 'the suite' : 'the Google Cloud CLI'
    }, storage rules ${ownStorage ? 'runtime of the suite' : 'engine of the Firestore emulator'}`,
  };
}

let prepared: Promise<PreparedJava> | undefined;

/**
 * Writes a `java` that the suites of this process find first on PATH. It passes every call on to a real
 * Java 21 or newer, with other arguments for emulators that are not the suite's own download, and
 * appends its process id to the file in EMULATOR_PIDS.
 */
export const prepareJava = (): Promise<PreparedJava> => (prepared ??= writeJava());
