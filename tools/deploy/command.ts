/** `npm run deploy -- <project>`: checks, builds and deploys everything to a Firebase project. */
import { setTimeout } from 'node:timers/promises';
import { root } from '../../tests/support/ports.ts';
import { runScript } from '../run.ts';
import { deploy } from './deploy.ts';
import { writeDeployConfig } from './deploy-config.ts';
import { firebase } from './firebase.ts';
import { readSettings } from './settings.ts';

const [project, ...others] = process.argv.slice(2);
if (!project || others.length > 0 || project.startsWith('-')) {
  process.stderr.write('Usage: npm run deploy -- <project>\n');
  process.exit(1);
}
const tools = {
  firebase,
  build() {
    runScript('build', 'on failure');
    writeDeployConfig();
  },
  wait: (seconds: number) => setTimeout(seconds * 1000),
  write: (text: string) => void process.stdout.write(text),
};
const succeeded = await deploy(tools, project, readSettings(root, project, process.env));
if (!succeeded) process.exitCode = 1;
