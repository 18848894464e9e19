import { globSync } from 'node:fs';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function spell(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? spell(rest - 1) : '') + letters[index % letters.length];
}

/**
 * Names the classes of CSS modules as briefly as can be, as they stand many times in every page: by
 * the place of their module among all of them and their own place in it, which are the same in the
 * builds for the browser and for the server.
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
