import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const minimum = 21;

function majorVersion(java: string): number {
  const { stderr, error } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return error ? 0 : Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}

function candidates(except: string): string[] {
  const installed = '/usr/lib/jvm';
  const homes = [
    process.env['JAVA_HOME'] ?? '',
    ...(existsSync(installed) ? readdirSync(installed).map((name) => join(installed, name)) : []),
  ];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...homes.map((home) => join(home, 'bin')),
  ]
    .filter((directory) => directory !== except)
    .map((directory) => join(directory, 'java'))
    .filter((command) => existsSync(command));
}

/**
 * A `java` of version 21 or newer: on PATH, in JAVA_HOME, or below /usr/lib/jvm, because the one on
 * PATH is often older. Ignores the directory `except`.
 */
export function findJava(except: string): { command: string; version: number } {
  for (const command of candidates(except)) {
    const version = majorVersion(command);
    if (version >= minimum) return { command, version };
  }
  throw new Error(
    `Java ${minimum} or newer is missing: the Firestore emulator needs it. Install it (for example from https://adoptium.net) and put it on PATH or in JAVA_HOME.`,
  );
}
