import { runInstalled } from './install.mjs';

runInstalled('verify.ts');
