import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { targetOf } from './target.ts';

// account-7
describe('target', () => {
  const emulators = {
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  };

  test('is the demo project and its bucket', () => {
    expect(targetOf(emulators)).toEqual({
      projectId: 'demo-institute',
      storageBucket: 'demo-institute.appspot.com',
    });
  });

  test('uses the bucket of the Firebase configuration', () => {
    const FIREBASE_CONFIG = JSON.stringify({ storageBucket: 'demo-files' });
    expect(targetOf({ ...emulators, FIREBASE_CONFIG }).storageBucket).toBe('demo-files');
  });

  test('is never a real project', () => {
    expect(() => targetOf({ ...emulators, GCLOUD_PROJECT: 'institute' })).toThrow('"institute"');
  });

  test.each(Object.keys(emulators))('requires %s', (name) => {
    expect(() => targetOf({ ...emulators, [name]: '' })).toThrow(`Set ${name}.`);
  });

  test('exits with 1 and the reason when refused', async () => {
    const env = { ...process.env, ...emulators, GCLOUD_PROJECT: 'institute' };
    const ended = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'main.ts')],
        { env },
        (error, _, stderr) => resolve({ code: error?.code ?? 0, stderr }),
      );
    });
    expect(ended).toEqual({ code: 1, stderr: expect.stringContaining('"institute"') });
  });
});
