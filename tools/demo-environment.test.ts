import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { root, siteUrl } from '../tests/support/ports.ts';
import { variables } from '../web/src/config/variables.ts';
import { demoEnvironment } from './demo-environment.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the settings of a deployment do not reach the build of npm start and npm test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-environment-'));
  try {
    const example = readFileSync(join(root, 'web', '.env.example'), 'utf8');
    writeFileSync(join(folder, '.env.production.local'), example);
    expect(loadEnv('production', folder, 'VITE_')).toEqual(parseEnv(example));
    for (const [name, value] of Object.entries(demoEnvironment({}))) vi.stubEnv(name, value);
    expect(loadEnv('production', folder, 'VITE_')).toEqual({
      ...variables,
      VITE_SITE_URL: siteUrl('start'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what the environment sets itself stays', () => {
  expect(demoEnvironment({ VITE_SITE_URL: 'https://mine.example' })).toMatchObject({
    VITE_SITE_URL: 'https://mine.example',
    VITE_FIREBASE_PROJECT_ID: 'demo-institute',
  });
});
