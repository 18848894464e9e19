import { describe, expect, test } from 'vitest';
import { emulatorAddress } from '../../tests/support/ports.ts';
import { requireConfirmed, targetOf } from './target.ts';

const emulators = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:18080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:19199',
};

describe('target', () => {
  test('is the demo project of npm start by default', () => {
    expect(targetOf({}, {})).toEqual({
      projectId: 'demo-institute',
      storageBucket: 'demo-institute.appspot.com',
      emulators: {
        FIRESTORE_EMULATOR_HOST: emulatorAddress('start', 'firestore'),
        FIREBASE_STORAGE_EMULATOR_HOST: emulatorAddress('start', 'storage'),
      },
    });
  });

  test('is a demo project in the emulators named by the environment', () => {
    const config = { projectId: 'demo-institute', storageBucket: 'files' };
    const environment = { ...emulators, FIREBASE_CONFIG: JSON.stringify(config) };
    expect(targetOf({}, environment)).toMatchObject({ storageBucket: 'files', emulators });
    expect(targetOf({ project: 'demo-other' }, environment)).toMatchObject({
      projectId: 'demo-other',
      storageBucket: 'demo-other.appspot.com',
      emulators,
    });
  });

  test('is a real project only if named on the command line', () => {
    expect(() => targetOf({}, { GCLOUD_PROJECT: 'institute' })).toThrow('--project institute');
    expect(targetOf({ project: 'institute' }, {})).toEqual({
      projectId: 'institute',
      storageBucket: 'institute.firebasestorage.app',
    });
    expect(targetOf({ project: 'institute', bucket: 'files' }, {}).storageBucket).toBe('files');
  });

  test.each(Object.entries(emulators))('cannot be a real project when %s is set', (name, host) => {
    expect(() => targetOf({ project: 'institute' }, { [name]: host })).toThrow(`Unset ${name}`);
  });

  test('is written to, if real, only with --confirm', () => {
    const real = targetOf({ project: 'institute' }, {});
    expect(() => requireConfirmed(real)).toThrow('--confirm institute');
    expect(() => requireConfirmed(real, 'other')).toThrow('--confirm institute');
    expect(() => requireConfirmed(real, 'institute')).not.toThrow();
    expect(() => requireConfirmed(targetOf({}, {}))).not.toThrow();
  });
});
