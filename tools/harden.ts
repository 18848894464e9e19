/** `npm run harden -- <project>`: forbids what nobody needs, and keeps addresses out of the logs. */
import { googleOf } from './deploy/google.ts';
import { harden } from './deploy/harden.ts';

const [project, ...others] = process.argv.slice(2);
if (!project || others.length > 0 || project.startsWith('-')) {
  process.stderr.write('Usage: npm run harden -- <project>\n');
  process.exit(1);
}
try {
  await harden(googleOf(project), project);
  process.stdout.write(
    `Nobody signs up to ${project}, deletes an account with its password, or learns which accounts there are.\nThe addresses of visitors are in no log from now on.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write(
    'It takes an Owner of the project, and Authentication to be set up (README.md).\n',
  );
  process.exitCode = 1;
}
