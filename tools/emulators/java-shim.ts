import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudCliFirestore, suiteHasBinary } from './binaries.ts';
import { findJava } from './java.ts';
import { root } from '../../tests/support/ports.ts';
import { storageRulesCommand } from './storage-rules.ts';

const directory = join(root, '.emulators', 'bin');

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A file that stands where the suite expects a jar; the shim puts the real thing in its place. */
function marker(name: string): string {
  const path = join(directory, name);
  writeFileSync(path, '');
  return path;
}

/**
 * Writes a `java` that the suite finds first on PATH. It hands every call to a real Java of version
 * 21 or newer, with other arguments for the emulators that this machine has in another form than the
 * suite's own download, and adds its process to the file that EMULATOR_PIDS names. Returns the
 * environment to run the suite with, and one line that says what it uses.
 */
export async function prepareJava(): Promise<{ env: NodeJS.ProcessEnv; uses: string }> {
  mkdirSync(directory, { recursive: true });
  const java = findJava(directory);
  const [ownFirestore, ownStorage] = await Promise.all([
    suiteHasBinary('firestore'),
    suiteHasBinary('storage'),
  ]);
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
        ${quote(path)}) set -- "$@" ${quote(cloudCliFirestore.find())} ${cloudCliFirestore.mainClass} ;;
        *) set -- "$@" "$argument" ;;
      esac
    done ;;`);
  }
  if (!ownStorage) {
    const path = marker('storage-rules.jar');
    env['STORAGE_EMULATOR_BINARY_PATH'] = path;
    const command = storageRulesCommand(java, cloudCliFirestore.find(), directory);
    cases.push(`  *${quote(path)}*) exec ${command.map(quote).join(' ')} ;;`);
  }

  // Another suite may be starting from the same file.
  const draft = join(directory, `java.${process.pid}`);
  writeFileSync(
    draft,
    `#!/bin/sh
echo $$ >> "$EMULATOR_PIDS"
case "$*" in
${cases.join('\n')}
  *) ;;
esac
exec ${quote(java.command)} -XX:+UseSerialGC "$@"
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
