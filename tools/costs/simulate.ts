import type { Traffic, Visit } from './traffic.ts';

/** How long who may answer without asking further; all in seconds. */
export interface Policy {
  readonly name: string;
  /** The CDN, without asking the functions. */
  readonly cdn: number;
  /** Whether the CDN asks for what is stale with its ETag, and keeps it if it is answered with 304. */
  readonly revalidates: boolean;
  /** An instance: content that it read, and then a page made of that, without reading. */
  readonly memory: number;
  /** An instance looks this often whether anything was saved, and then reads again. */
  readonly look?: number;
  /** Who saved opens an address of their own, for which an instance looks at once. */
  readonly saverAsks?: boolean;
  /** Every save is followed by a release of Hosting, which empties the CDN. */
  readonly drops?: boolean;
}

export interface Outcome {
  readonly visits: number;
  readonly hits: number;
  readonly notModified: number;
  readonly fromMemory: number;
  readonly renders: number;
  /** How often an instance read the content of a page, and how often it looked for saves. */
  readonly reads: number;
  readonly looks: number;
  /** The longest that a visitor got a page after a save that it lacked. */
  readonly worstStaleness: number;
  /** Share of those who saved who then got the page as it was before. */
  readonly staleForSavers: number;
}

/** An instance starts anew with nothing in memory this often. */
const instanceLife = 6 * 3_600;

interface Copy {
  version: number;
  until: number;
}

/** One instance of the function `pages`. */
class Instance {
  reads = 0;
  looks = 0;
  renders = 0;
  #pages = new Map<number, Copy>();
  #content = new Map<number, Copy>();
  #born = 0;
  #lookedAt = -Infinity;
  #seen = -1;
  readonly #policy: Policy;

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  #look(at: number, saves: number, atOnce: boolean): void {
    const { look } = this.#policy;
    if (look === undefined || (!atOnce && at < this.#lookedAt + look)) return;
    this.looks += 1;
    this.#lookedAt = at;
    if (this.#seen !== saves) this.#content.clear();
    this.#seen = saves;
  }

  /** Answers the version of the page that is shown, and whether it had to be rendered. */
  answer(page: number, at: number, saves: number, current: number, atOnce: boolean) {
    if (at > this.#born + instanceLife) {
      this.#born = at;
      this.#pages.clear();
      this.#content.clear();
    }
    this.#look(at, saves, atOnce);
    const { memory } = this.#policy;
    const known = this.#pages.get(page);
    const content = this.#content.get(page);
    if (known && content && at < known.until) return { version: known.version, rendered: false };
    const isFresh = content && at < content.until;
    if (!isFresh) this.reads += 1;
    const read = isFresh ? content : { version: current, until: at + memory };
    this.#content.set(page, read);
    this.#pages.set(page, { version: read.version, until: at + memory });
    const rendered = known?.version !== read.version;
    if (rendered) this.renders += 1;
    return { version: read.version, rendered };
  }
}

/** Runs visits through the CDN's edges and an instance. */
export function simulate({ pages, edges, visits, saves }: Traffic, policy: Policy): Outcome {
  const instance = new Instance(policy);
  const cached = Array.from({ length: edges }, () => new Map<number, Copy>());
  const savedAt: number[][] = Array.from({ length: pages }, () => []);
  let [hits, notModified, worstStaleness, savers, stale, saved] = [0, 0, 0, 0, 0, 0];

  function applySaves(until: number): void {
    for (let save = saves[saved]; save && save.at <= until; save = saves[saved]) {
      for (const page of save.pages) savedAt[page]?.push(save.at);
      if (policy.drops) for (const edge of cached) edge.clear();
      saved += 1;
    }
  }

  /** The version of the page that the visitor gets. */
  function serve({ at, page, edge, isCampaign, isSaver }: Visit): number {
    const asks = isSaver && policy.saverAsks === true;
    const isOwn = isCampaign || asks;
    const copy = isOwn ? undefined : cached[edge]?.get(page);
    if (copy && at < copy.until) {
      hits += 1;
      return copy.version;
    }
    const current = savedAt[page]?.length ?? 0;
    const { version, rendered } = instance.answer(page, at, saved, current, asks);
    if (policy.revalidates && copy?.version === version && !rendered) notModified += 1;
    if (!isOwn) cached[edge]?.set(page, { version, until: at + policy.cdn });
    return version;
  }

  for (const visit of visits) {
    applySaves(visit.at);
    const version = serve(visit);
    const lacks = savedAt[visit.page]?.[version];
    if (lacks !== undefined) worstStaleness = Math.max(worstStaleness, visit.at - lacks);
    if (visit.isSaver) savers += 1;
    if (visit.isSaver && lacks !== undefined) stale += 1;
  }
  const { reads, looks, renders } = instance;
  const fromMemory = visits.length - hits - notModified - renders;
  const staleForSavers = savers ? stale / savers : 0;
  return {
    ...{ visits: visits.length, hits, notModified, fromMemory, renders },
    ...{ reads, looks, worstStaleness, staleForSavers },
  };
}
