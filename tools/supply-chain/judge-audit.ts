import * as z from 'zod';

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
});

/** The output of `npm audit --json`; strings refer to other packages. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
});

/** The environment variable that lets the check pass if the registry cannot answer audits. */
export const unavailableSwitch = 'AUDIT_UNAVAILABLE';

/** Lines to print, and whether the check fails. */
export interface Judgement {
  readonly lines: readonly string[];
  readonly fails: boolean;
}

const numberOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * Advisories that are not accepted, and accepted ones that no longer apply. Without a report the
 * check fails, unless `mayBeUnavailable`.
 */
export function judgeAudit(
  audit: unknown,
  accepted: Readonly<Record<string, string>>,
  mayBeUnavailable: boolean,
): Judgement {
  const parsed = report.safeParse(audit);
  if (!parsed.success) {
    const { message } = z
      .object({ message: z.string() })
      .catch({ message: 'no report' })
      .parse(audit);
    const line = `Audit: the registry gave no report (${message}), so nothing is known about advisories`;
    const advice = `${line}. Try again, or set ${unavailableSwitch}=1 where no registry answers audits`;
    return { lines: [mayBeUnavailable ? line : advice], fails: !mayBeUnavailable };
  }
  const found = new Map(
    Object.values(parsed.data.vulnerabilities)
      .flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
      .map((each) => [numberOf(each.url), each]),
  );
  const unaccepted = [...found]
    .filter(([number]) => !accepted[number])
    .map(([, { name, title, url, severity }]) => `Audit: ${name}: ${title} (${severity}), ${url}`);
  const gone = Object.keys(accepted)
    .filter((number) => !found.has(number))
    .map(
      (number) => `Audit: ${number} is accepted, but no package has it: remove it from the list`,
    );
  const lines = [...unaccepted, ...gone];
  return { lines, fails: lines.length > 0 };
}
