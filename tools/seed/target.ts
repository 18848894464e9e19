/** The environment variables of the emulators that the seed writes to. */
const emulatorHosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/** Where the seed writes. */
export interface Target {
  projectId: string;
  storageBucket: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function bucketOf(projectId: string, environment: Environment): string {
  const config = JSON.parse(environment['FIREBASE_CONFIG'] || '{}') as { storageBucket?: string };
  return config.storageBucket ?? `${projectId}.appspot.com`;
}

/**
 * The project and bucket named by the environment. Throws unless it is a `demo-` project with all
 * its emulators, so that sample content and passwords never reach a real project.
 */
export function targetOf(environment: Environment): Target {
  const projectId = environment['GCLOUD_PROJECT'] || 'demo-institute';
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `The seed writes only to projects whose id begins with "demo-", not to "${projectId}".`,
    );
  }
  const missing = emulatorHosts.filter((name) => !environment[name]);
  if (missing.length > 0) {
    throw new Error(`The seed writes only to emulators. Set ${missing.join(', ')}.`);
  }
  return { projectId, storageBucket: bucketOf(projectId, environment) };
}
