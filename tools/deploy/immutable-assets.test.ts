import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import { withImmutableAssets } from '../../tests/support/immutable-assets.ts';

test('only the files of the build are cached forever', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  try {
    for (const name of ['index-B2.css', 'app-A1_.js']) writeFileSync(join(folder, name), '');
    const { headers } = withImmutableAssets({ headers: [] }, folder);
    expect(headers).toEqual([
      {
        source: '/assets/@(app-A1_.js|index-B2.css)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(withImmutableAssets({ headers: [] }, folder)).toEqual({ headers: [] });
});

test('both functions are pinned to the build of the files', () => {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: { function: { functionId: string; pinTag?: boolean } }[] };
  };
  const pinned = hosting.rewrites.map(({ function: { functionId, pinTag } }) => [
    functionId,
    pinTag,
  ]);
  expect(pinned).toEqual([
    ['api', true],
    ['pages', true],
  ]);
});
