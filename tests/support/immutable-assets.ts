import { existsSync, readdirSync } from 'node:fs';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The part of firebase.json that is about Hosting. */
export interface HostingConfig {
  headers: HeaderRule[];
}

/**
 * The configuration, with a rule by which the files of the folder, which are named by their content, are
 * kept for ever. It names each of them, because Hosting's rules also apply to the answers for files that
 * do not exist.
 */
export function withImmutableAssets<Config extends HostingConfig>(
  hosting: Config,
  folder: string,
): Config {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  if (names.length === 0) return hosting;
  const rule = {
    source: `/assets/@(${names.join('|')})`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  };
  return { ...hosting, headers: [...hosting.headers, rule] };
}
