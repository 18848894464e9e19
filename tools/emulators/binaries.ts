import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/** The suite's own downloads, by emulator. */
const downloads = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
) as Record<'firestore' | 'storage', Download>;

const cache =
  process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');

const canFetch = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Whether the suite has its own binary of the emulator, or can download it. */
export const suiteHasBinary = async (emulator: 'firestore' | 'storage'): Promise<boolean> =>
  existsSync(join(cache, downloads[emulator].downloadPathRelativeToCacheDir)) ||
  (await canFetch(downloads[emulator].remoteUrl));

/** The Firestore emulator of the Google Cloud CLI: a jar without a main class in its manifest. */
export const cloudCliFirestore = {
  mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  find(): string {
    const { stdout } = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
    });
    const jar = join(
      stdout?.trim() ?? '',
      'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
    );
    if (stdout && existsSync(jar)) return jar;
    throw new Error(
      'The Firestore emulator is missing: it cannot be downloaded from here and the Google Cloud CLI does not have it. Run "npx firebase setup:emulators:firestore" where the internet can be reached, or "gcloud components install cloud-firestore-emulator".',
    );
  },
};
