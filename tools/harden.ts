/**
 * `npm run harden -- <project>`: disables sign-up and account deletion, and keeps addresses out of
 * the logs.
 */
import { googleOf } from './deploy/google.ts';
import { harden } from './deploy/harden.ts';
import { report } from './run.ts';

const [project, ...others] = process.argv.slice(2);
if (!project || others.length > 0 || project.startsWith('-')) {
  process.stderr.write('Usage: npm run harden -- <project>\n');
  process.exit(1);
}
await report(async () => {
  await harden(googleOf(project), project);
  return `In ${project}, sign-up, account deletion and account enumeration are disabled.\nThe addresses of visitors are no longer logged.`;
}, 'You have to be an Owner of the project, and Authentication has to be set up (README.md).\n');
