/** `npm run release -- 1.2.0`: sets the version of the code, commits and tags it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tests/support/ports.ts';
import { migrations } from './migrations/migrations.ts';
import { sampleFile } from './release/kept-samples.ts';
import { findProblems } from './release/find-problems.ts';
import { report } from './run.ts';

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

await report(async () => {
  const [version = ''] = process.argv.slice(2);
  const { version: current } = JSON.parse(read('package.json')) as { version: string };
  const tags = run('git', 'tag', '--list', 'v*').split('\n').filter(Boolean);
  const problems = findProblems({
    version,
    released: [current, ...tags.map((tag) => tag.slice(1))],
    isClean: run('git', 'status', '--porcelain') === '',
    changelog: read('CHANGELOG.md'),
    migrations: migrations.length,
    hasSample: existsSync(sampleFile(version)),
  });
  if (problems.length > 0)
    throw new Error(`Nothing was released:\n${problems.map((each) => `- ${each}`).join('\n')}`);
  run('npm', 'version', version, '--message', 'Release %s');
  return `Released: v${version}. Next: git push --follow-tags`;
});
