import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ports.ts';

const isSource = (path: string): boolean =>
  !/\/(?:node_modules|dist|lib\/index\.js|\.env\.[\w.-]*local)$/.test(path);

/** Copies the sources, so that packages are those of this folder and the project's own are the copy's. */
export function copyCode(copy: string): void {
  const own = ['schema', 'functions', 'web', 'tests', 'tools', 'sample'];
  const settings = readdirSync(root).filter((name) => /\.(?:json|ts|rules)$/.test(name));
  for (const name of [...own, ...settings])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@institute'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@institute') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of ['schema', 'functions', 'web'])
    symlinkSync(join(copy, name), join(modules, '@institute', name));
}
