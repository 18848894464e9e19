import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ports.ts';

/** What is made from the sources, or holds settings of this folder alone. */
const isSource = (name: string): boolean =>
  !/^(?:node_modules|dist|lib|\.env\.[\w.-]*local)$/.test(name);

/** Copies the sources, so that packages are those of this folder and the project's own are the copy's. */
export function copyCode(copy: string): void {
  const own = ['schema', 'functions', 'web', 'tests', 'tools', 'sample'];
  const inOwn = own.flatMap((folder) => {
    mkdirSync(join(copy, folder));
    return readdirSync(join(root, folder))
      .filter(isSource)
      .map((name) => join(folder, name));
  });
  const settings = readdirSync(root).filter((name) => /\.(?:json|ts|rules)$/.test(name));
  // One by one without a filter: Node has a quick way for that.
  for (const path of [...inOwn, ...settings])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@institute'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@institute') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of ['schema', 'functions', 'web'])
    symlinkSync(join(copy, name), join(modules, '@institute', name));
}
