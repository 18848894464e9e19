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

const numberOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Why an audit fails: advisories not accepted, accepted ones that no longer apply, or no report. */
export function judgeAudit(
  audit: unknown,
  accepted: Readonly<Record<string, string>>,
): readonly string[] {
  const parsed = report.safeParse(audit);
  if (!parsed.success) {
    const { message } = z
      .object({ message: z.string() })
      .catch({ message: 'no report' })
      .parse(audit);
    return [
      `Audit: the registry gave no report (${message}), so nothing is known about advisories`,
    ];
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
  return [...unaccepted, ...gone];
}
