import { runInstalled } from './install.mjs';

runInstalled('deploy/command.ts');
