import { emulatorAddress } from '../../tests/support/ports.ts';

/** The command line options for the project; see `docs/backup.md`. */
export interface Options {
  /** The project's id; by default that of the emulators. */
  readonly project?: string | undefined;
  /** The bucket of the files; by default the project's own. */
  readonly bucket?: string | undefined;
}

/** The project to copy from or to. */
export interface Target {
  readonly projectId: string;
  readonly storageBucket: string;
  /** The environment variables of the emulators; absent for a real project. */
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
 * The project named on the command line. An id beginning with "demo-" means the emulators named by
 * the environment, or those of `npm start`; any other id is a real project. Throws if the
 * environment contradicts the id.
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

/** Throws unless writing to a real project was confirmed by repeating its id. */
export function requireConfirmed({ projectId, emulators }: Target, confirmed?: string): void {
  if (emulators || confirmed === projectId) return;
  throw new Error(`"${projectId}" is a real project. To write to it, add: --confirm ${projectId}`);
}

/** Lets the code of the functions work on a project, which it reads from the environment. */
export function workOn({ projectId, storageBucket, emulators }: Target): void {
  Object.assign(process.env, emulators, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    ...(emulators && { METADATA_SERVER_DETECTION: 'none' }),
  });
}
