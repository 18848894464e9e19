import { globSync } from 'node:fs';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function spell(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? spell(rest - 1) : '') + letters[index % letters.length];
}

/**
 * Names the classes of CSS modules as briefly as possible, because each stands many times in a page: with
 * Vite's own names, home and seven other pages do not fit into one congestion window. A name is the
 * place of the module among all and of the class in it, which builds for browser and server share.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const modules = globSync(`${root}/src/**/*.module.css`).toSorted();
  const named = new Map<string, string[]>();
  return (name, file) => {
    const names = named.get(file) ?? [];
    named.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `${spell(modules.indexOf(file))}_${spell(names.indexOf(name))}`;
  };
}
