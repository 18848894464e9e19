import { emulatorAddress } from '../../tests/support/ports.ts';

/** What the command line says of the project; see `docs/backup.md`. */
export interface Options {
  /** The project's id; without it, that of the emulators. */
  readonly project?: string | undefined;
  /** The bucket of the files; without it, the project's default one. */
  readonly bucket?: string | undefined;
}

/** A project whose documents and files are copied. */
export interface Target {
  readonly projectId: string;
  readonly storageBucket: string;
  /** The variables that lead the SDKs to the emulators; absent for a real project. */
  readonly emulators?: Record<(typeof emulatorHosts)[number], string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const emulatorHosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const;

function emulatedBucket(projectId: string, environment: Environment): string {
  const config = JSON.parse(environment['FIREBASE_CONFIG'] || '{}') as Record<string, string>;
  const configured = config['projectId'] === projectId ? config['storageBucket'] : undefined;
  return configured ?? `${projectId}.appspot.com`;
}

/**
 * The project that the command line names. One whose id begins with "demo-" is in the emulators that
 * the environment names, or else in those of `npm start`; every other is a real one. Throws where the
 * environment leads elsewhere than the id says.
 */
export function targetOf(options: Options, environment: Environment): Target {
  const projectId = options.project ?? (environment['GCLOUD_PROJECT'] || 'demo-institute');
  const isDemo = projectId.startsWith('demo-');
  if (!isDemo && options.project === undefined) {
    throw new Error(`Name a real project on the command line: --project ${projectId}`);
  }
  if (isDemo) {
    return {
      projectId,
      storageBucket: options.bucket ?? emulatedBucket(projectId, environment),
      emulators: {
        FIRESTORE_EMULATOR_HOST:
          environment['FIRESTORE_EMULATOR_HOST'] || emulatorAddress('start', 'firestore'),
        FIREBASE_STORAGE_EMULATOR_HOST:
          environment['FIREBASE_STORAGE_EMULATOR_HOST'] || emulatorAddress('start', 'storage'),
      },
    };
  }
  const set = emulatorHosts.filter((name) => environment[name]);
  if (set.length > 0) {
    throw new Error(
      `"${projectId}" is a real project, not one of the emulators. Unset ${set.join(', ')}.`,
    );
  }
  return { projectId, storageBucket: options.bucket ?? `${projectId}.firebasestorage.app` };
}

/** Throws unless writing to a real project was confirmed by naming it a second time. */
export function requireConfirmed({ projectId, emulators }: Target, confirmed?: string): void {
  if (emulators || confirmed === projectId) return;
  throw new Error(`"${projectId}" is a real project. To write to it, add: --confirm ${projectId}`);
}
