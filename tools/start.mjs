import { runInstalled } from './install.mjs';

runInstalled('serve.ts');
