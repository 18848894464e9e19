/**
 * `npm run alerts -- <project> --email <address> [--budget <amount>]`: creates or updates the
 * alerts of tools/deploy/alerts in a project.
 */
import { parseArgs } from 'node:util';
import { alertPolicies, applyAlerts } from './deploy/apply-alerts.ts';
import { googleOf } from './deploy/google.ts';
import { report } from './run.ts';

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
await report(async () => {
  await applyAlerts(googleOf(project), { project, email, budget });
  return [
    ...alertPolicies.map(({ displayName }) => displayName),
    budget
      ? `Budget: ${budget} a month`
      : 'No budget: use --budget to be warned of costs before the bill arrives',
  ].join('\n');
}, 'Completed steps are kept. docs/operations.md, "Alerts", says what the command needs.\n');
