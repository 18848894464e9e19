/**
 * `npm run alerts -- <project> --email <address> [--budget <amount>]`: creates or updates the
 * alerts of tools/deploy/alerts in a project.
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
      : 'No budget: use --budget to be warned of costs before the bill arrives\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write(
    'Completed steps are kept. docs/operations.md, "Alerts", says what the command needs.\n',
  );
  process.exitCode = 1;
}
