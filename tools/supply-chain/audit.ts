import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { root } from '../../tests/support/ports.ts';

/**
 * Accepted advisories about production packages, by number (GHSA-…), each with the reason: why it
 * is harmless here, and what would resolve it.
 */
const acceptedAdvisories: Readonly<Record<string, string>> = {};

/** The output of `npm audit --json`; strings refer to other packages. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});

const failure = z.object({ message: z.string() }).catch({ message: 'no report' });

const numberOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Why an audit fails: advisories not accepted, accepted ones that no longer apply, or no report. */
export function judgeAudit(
  answer: unknown,
  accepted: Readonly<Record<string, string>>,
): readonly string[] {
  const { data } = report.safeParse(answer);
  if (!data) {
    const { message } = failure.parse(answer);
    return [`Audit: the registry gave no report (${message}), so advisories could not be checked`];
  }
  const found = new Map(
    Object.values(data.vulnerabilities)
      .flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
      .map((each) => [numberOf(each.url), each]),
  );
  const unaccepted = [...found]
    .filter(([number]) => !accepted[number])
    .map(([, { name, title, url, severity }]) => `Audit: ${name}: ${title} (${severity}), ${url}`);
  const gone = Object.keys(accepted)
    .filter((number) => !found.has(number))
    .map(
      (number) => `Audit: ${number} is accepted, but no package has it. Remove it from the list.`,
    );
  return [...unaccepted, ...gone];
}

/** Asks the registry about the production packages; returns why they do not pass. */
export function audit(): readonly string[] {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return judgeAudit(stdout ? JSON.parse(stdout) : undefined, acceptedAdvisories);
}
