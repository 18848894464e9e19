/**
 * `npm run alerts -- <project> --email <address> [--budget <amount>]`: creates or updates the
 * alerts of tools/deploy/alerts in a project.
 */
import { readArguments } from './arguments.ts';
import { alertPolicies, applyAlerts } from './deploy/apply-alerts.ts';
import { googleOf } from './deploy/google.ts';
import { readSettings } from './deploy/settings.ts';
import { report } from './run.ts';
import { root } from '../tests/support/ports.ts';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { email: { type: 'string' }, budget: { type: 'string' } },
});
const [project] = positionals;
const { email, budget } = values;
if (!project || !email || (budget && !/^\d+$/.test(budget))) {
  process.stderr.write(
    'Usage: npm run alerts -- <project> --email <address> [--budget <whole amount per month>]\n',
  );
  process.exit(1);
}
const { functions } = readSettings(root, project, process.env);
const { host } = new URL(functions['SITE_URL'] || `https://${project}.web.app`);
await report(async () => {
  await applyAlerts(googleOf(project), { project, host, email, budget });
  return [
    `Checked every 5 minutes: https://${host}/`,
    ...alertPolicies.map(({ displayName }) => displayName),
    budget
      ? `Budget: ${budget} per month`
      : 'No budget: add --budget to be warned of costs before the bill arrives',
  ].join('\n');
}, 'Completed steps are kept. docs/operations.md, "Alerts", says what the command needs.\n');
