import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import { judgeAudit } from './judge-audit.ts';

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

describe('audit', () => {
  test('passes without advisories', () => {
    expect(judgeAudit(clean, {}, false)).toEqual({ lines: [], fails: false });
  });

  test('passes if every advisory is accepted', () => {
    const accepted = { 'GHSA-aaaa': 'Not reached', 'GHSA-bbbb': 'Not reached' };
    expect(judgeAudit(audit, accepted, false)).toEqual({ lines: [], fails: false });
  });

  test('fails for each advisory that is not accepted', () => {
    const { lines, fails } = judgeAudit(audit, { 'GHSA-aaaa': 'Not reached' }, true);
    expect(fails).toBe(true);
    expect(lines).toEqual([
      'Audit: left: left does harm (high), https://github.com/advisories/GHSA-bbbb',
    ]);
  });

  test('fails for an accepted advisory without a reason', () => {
    const accepted = { 'GHSA-aaaa': '', 'GHSA-bbbb': 'Not reached' };
    expect(judgeAudit(audit, accepted, true).fails).toBe(true);
  });

  test('fails for an accepted advisory that no longer applies', () => {
    const { lines, fails } = judgeAudit(clean, { 'GHSA-aaaa': 'Not reached' }, true);
    expect(fails).toBe(true);
    expect(lines).toEqual([expect.stringContaining('GHSA-aaaa')]);
  });

  test.each([
    [{ message: '405 Method Not Allowed - POST https://example.com', method: 'POST' }, '405'],
    [undefined, 'no report'],
  ])('fails without a report, and says what allows that: %j', (answer, reason) => {
    const { lines, fails } = judgeAudit(answer, {}, false);
    expect(fails).toBe(true);
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(lines).toEqual([expect.stringContaining('AUDIT_UNAVAILABLE=1')]);
    const allowed = judgeAudit(answer, {}, true);
    expect(allowed.fails).toBe(false);
    expect(allowed.lines).toEqual([expect.stringContaining(reason)]);
  });
});

/** No registry answers: nothing listens on port 1. */
const runAudit = (allowed: string | undefined) =>
  promisify(execFile)(process.execPath, [join(root, 'tools', 'audit.ts')], {
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:1/',
      AUDIT_UNAVAILABLE: allowed,
    },
  });

test(
  'the command fails where no registry answers, unless it may',
  { timeout: 30_000 },
  async () => {
    const [failed, passed] = await Promise.allSettled([runAudit(undefined), runAudit('1')]);
    const reason = { code: 1, stdout: expect.stringContaining('ECONNREFUSED') };
    expect(failed).toMatchObject({ status: 'rejected', reason });
    expect(passed.status).toBe('fulfilled');
  },
);
