/**
 * `npm run deploy -- <project> [--without-audit] [--on-newer-data]`: checks, builds and deploys everything to a
 * Firebase project.
 */
import { setTimeout } from 'node:timers/promises';
import { root } from '../../tests/support/ports.ts';
import { readArguments } from '../arguments.ts';
import { runScript } from '../run.ts';
import { audit } from '../supply-chain/audit.ts';
import { targetOf } from '../backup/target.ts';
import { dataOf } from './data.ts';
import { deploy } from './deploy.ts';
import { writeDeployConfig } from './deploy-config.ts';
import { firebase } from './firebase.ts';
import { googleOf } from './google.ts';
import { readSettings } from './settings.ts';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { 'without-audit': { type: 'boolean' }, 'on-newer-data': { type: 'boolean' } },
});
const [project, ...others] = positionals;
if (!project || others.length > 0) {
  process.stderr.write('Usage: npm run deploy -- <project> [--without-audit] [--on-newer-data]\n');
  process.exit(1);
}
const settings = readSettings(root, project, process.env);
const bucket = settings.web['VITE_FIREBASE_STORAGE_BUCKET'];
const tools = {
  firebase,
  google: googleOf(project),
  data: dataOf(targetOf({ project, bucket }, process.env), {
    // A runner of GitHub is deleted after its job, and a copy of personal data may not be kept there.
    keepsFiles: !process.env['GITHUB_ACTIONS'],
    goesBack: values['on-newer-data'],
  }),
  audit: values['without-audit'] ? () => [] : audit,
  build() {
    runScript('build', 'on failure');
    writeDeployConfig();
  },
  wait: (seconds: number) => setTimeout(seconds * 1000),
  write: (text: string) => void process.stdout.write(text),
};
const succeeded = await deploy(tools, project, settings);
if (!succeeded) process.exitCode = 1;
