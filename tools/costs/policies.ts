import type { Policy } from './simulate.ts';

const lifetimes = [60, 300, 900];

/** What the site does: `cdnSeconds`, `lookSeconds` and half of `CONTENT_MEMORY_SECONDS` of the functions. */
export const chosen: Policy = {
  name: 'chosen: 55 s, a look every 5 s, ETag',
  cdn: 55,
  revalidates: true,
  memory: 30,
  look: 5,
  saverAsks: true,
};

export const policies: readonly Policy[] = [
  ...[false, true].flatMap((revalidates) =>
    lifetimes.map((cdn) => ({
      name: `${cdn} s${revalidates ? ', ETag' : ''}`,
      cdn,
      revalidates,
      memory: 30,
    })),
  ),
  { name: '60 s, ETag, 5 s of memory', cdn: 50, revalidates: true, memory: 5 },
  {
    name: '900 s, emptied by a release at each save',
    cdn: 900,
    revalidates: true,
    memory: 30,
    look: 5,
    drops: true,
  },
  { ...chosen, name: 'chosen, if the CDN sends no ETag', revalidates: false },
  chosen,
];
