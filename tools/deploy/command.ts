/**
 * `npm run deploy -- <project> [--without-audit]`: checks, builds and deploys everything to a
 * Firebase project.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../tests/support/ports.ts';
import { runScript } from '../run.ts';
import { audit } from '../supply-chain/audit.ts';
import { deploy } from './deploy.ts';
import { writeDeployConfig } from './deploy-config.ts';
import { firebase } from './firebase.ts';
import { googleOf } from './google.ts';
import { readSettings } from './settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-audit': { type: 'boolean' } },
});
const [project, ...others] = positionals;
if (!project || others.length > 0) {
  process.stderr.write('Usage: npm run deploy -- <project> [--without-audit]\n');
  process.exit(1);
}
const tools = {
  firebase,
  google: googleOf(project),
  audit: values['without-audit'] ? () => [] : audit,
  build() {
    runScript('build', 'on failure');
    writeDeployConfig();
  },
  wait: (seconds: number) => setTimeout(seconds * 1000),
  write: (text: string) => void process.stdout.write(text),
};
const succeeded = await deploy(tools, project, readSettings(root, project, process.env));
if (!succeeded) process.exitCode = 1;
