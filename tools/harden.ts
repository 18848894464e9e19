/**
 * `npm run harden -- <project>`: restricts accounts, keeps a log of requests without addresses, and sets
 * what brings lost documents and files back.
 */
import { root } from '../tests/support/ports.ts';
import { googleOf } from './deploy/google.ts';
import { harden } from './deploy/protections.ts';
import { readSettings } from './deploy/settings.ts';
import { whySilent } from './deploy/why-silent.ts';
import { report } from './run.ts';

const [project, ...others] = process.argv.slice(2);
if (!project || others.length > 0 || project.startsWith('-')) {
  process.stderr.write('Usage: npm run harden -- <project>\n');
  process.exit(1);
}
const { SITE_URL: site } = readSettings(root, project, {}).functions;
await report(async () => {
  const silence = site ? await whySilent(site) : `functions/.env.${project} has no SITE_URL`;
  const set = await harden(googleOf(project), project, silence ? undefined : site);
  return [
    ...set.map((name) => `Set: ${name}`),
    ...(silence ? [`Not set: the domain in emails about accounts, because ${silence}`] : []),
  ].join('\n');
}, 'You must be an Owner of the project, and Authentication, Firestore and Storage must be set up (README.md).\n');
