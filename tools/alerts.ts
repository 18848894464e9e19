/**
 * `npm run alerts -- <project> --email <address> [--budget <amount>]`: makes the alerts of
 * tools/deploy/alerts in a project, or brings them up to date.
 */
import { parseArgs } from 'node:util';
import { alertPolicies, applyAlerts } from './deploy/apply-alerts.ts';
import { googleOf } from './deploy/google.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { email: { type: 'string' }, budget: { type: 'string' } },
});
const [project] = positionals;
const { email, budget } = values;
if (!project || !email || (budget && !/^\d+$/.test(budget))) {
  process.stderr.write(
    'Usage: npm run alerts -- <project> --email <address> [--budget <whole amount a month>]\n',
  );
  process.exit(1);
}
try {
  await applyAlerts(googleOf(project), { project, email, budget });
  for (const { displayName } of alertPolicies) process.stdout.write(`${displayName}\n`);
  process.stdout.write(
    budget
      ? `Budget: ${budget} a month\n`
      : 'No budget: give --budget to hear of costs before the bill does\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write(
    'What is done stays done. docs/operations.md, "Alerts", says what it needs.\n',
  );
  process.exitCode = 1;
}
