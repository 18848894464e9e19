import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import { judgeAudit } from './audit.ts';

const advisory = (number: string, name: string) => ({
  source: 1097682,
  name,
  dependency: name,
  title: `${name} does harm`,
  url: `https://github.com/advisories/${number}`,
  severity: 'high',
  cwe: ['CWE-79'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range: '<1.2.3',
});

const vulnerability = (name: string, via: readonly unknown[]) => ({
  name,
  severity: 'high',
  isDirect: false,
  via,
  effects: [],
  range: '<1.2.3',
  nodes: [`node_modules/${name}`],
  fixAvailable: true,
});

/** As `npm audit --json` prints it: `app` has no advisory of its own, it depends on `left`. */
const audit = {
  auditReportVersion: 2,
  vulnerabilities: {
    app: vulnerability('app', ['left']),
    left: vulnerability('left', [advisory('GHSA-aaaa', 'left'), advisory('GHSA-bbbb', 'left')]),
  },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 } },
};

const clean = { ...audit, vulnerabilities: {} };

test('an audit passes without advisories', () => {
  expect(judgeAudit(clean, {})).toEqual([]);
});

test('it passes if every advisory is accepted', () => {
  expect(judgeAudit(audit, { 'GHSA-aaaa': 'Not reached', 'GHSA-bbbb': 'Not reached' })).toEqual([]);
});

test('it fails for each advisory that is not accepted', () => {
  expect(judgeAudit(audit, { 'GHSA-aaaa': 'Not reached' })).toEqual([
    'Audit: left: left does harm (high), https://github.com/advisories/GHSA-bbbb',
  ]);
});

test('it fails for an accepted advisory without a reason', () => {
  expect(judgeAudit(audit, { 'GHSA-aaaa': '', 'GHSA-bbbb': 'Not reached' })).toHaveLength(1);
});

test('it fails for an accepted advisory that no longer applies', () => {
  expect(judgeAudit(clean, { 'GHSA-aaaa': 'Not reached' })).toEqual([
    expect.stringContaining('GHSA-aaaa'),
  ]);
});

test.each([
  [{ message: '405 Method Not Allowed - POST https://example.com', method: 'POST' }, '405'],
  [undefined, 'no report'],
])('it fails without a report: %j', (answer, reason) => {
  expect(judgeAudit(answer, {})).toEqual([expect.stringContaining(reason)]);
});

test('the command fails where no registry answers', { timeout: 30_000 }, async () => {
  // Nothing listens on port 1.
  const run = promisify(execFile)(process.execPath, [join(root, 'tools', 'audit.ts')], {
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_fetch_retries: '0',
    },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('ECONNREFUSED'),
  });
});

test('the checks of `npm test` ask no registry for an audit; the nightly run does', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const reached = new Set(['check']);
  for (const name of reached) {
    for (const [, next = ''] of (scripts[name] ?? '').matchAll(/npm run ([\w:-]+)/g)) {
      reached.add(next);
    }
  }
  expect([...reached]).toEqual(
    expect.arrayContaining(['secrets:files', 'secrets:build', 'secrets:history', 'licences']),
  );
  expect([...reached]).not.toContain('audit');
  const nightly = readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8');
  expect(nightly).toContain('npm run audit');
});
