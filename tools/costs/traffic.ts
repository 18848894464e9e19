import { makeRandom } from './random.ts';

const day = 86_400;
const workingShare = 22 / 30;

/** Times are in seconds since the begin. */
export interface Visit {
  readonly at: number;
  readonly page: number;
  readonly edge: number;
  /** Whether the address has a query that no other visit has. */
  readonly isCampaign: boolean;
  /** Whether it is by the one who has just saved the page. */
  readonly isSaver: boolean;
}

interface Save {
  readonly at: number;
  readonly pages: readonly number[];
}

export interface Traffic {
  readonly pages: number;
  readonly edges: number;
  readonly visits: readonly Visit[];
  readonly saves: readonly Save[];
}

interface Shape {
  readonly days: number;
  readonly visits: number;
  readonly pages: number;
  readonly edges: number;
  readonly campaignShare: number;
  readonly savesPerDay: number;
}

/** Home and the lists are the first pages; the saves of a working day are between 10 and 18 h. */
function savesOf({ days, savesPerDay, pages }: Shape, random: () => number): Save[] {
  const all = Array.from({ length: pages }, (_, page) => page);
  return Array.from({ length: Math.round(days * workingShare) * savesPerDay }, (_, index) => {
    const began = Math.floor(index / savesPerDay) * day + 10 * 3_600;
    const at = began + random() * 8 * 3_600;
    // Every 20th is of what surrounds all pages; the others are of a page, half of them on home too.
    if (index % 20 === 0) return { at, pages: all };
    const page = 1 + Math.floor(random() * (pages - 1));
    return { at, pages: random() < 0.5 ? [page, 0] : [page] };
  }).toSorted((one, other) => one.at - other.at);
}

/** The visits of some days: the page of rank n is asked for 1/n as often as the first, as Zipf has it. */
export function makeTraffic(shape: Shape): Traffic {
  const { days, visits: count, pages, edges, campaignShare } = shape;
  const random = makeRandom(1);
  let total = 0;
  const upTo = Array.from({ length: pages }, (_, rank) => (total += 1 / (rank + 1)));
  const saves = savesOf(shape, random);
  const visits = Array.from({ length: count }, (): Visit => {
    const point = random() * total;
    return {
      at: random() * days * day,
      page: upTo.findIndex((sum) => point < sum),
      edge: Math.floor(random() * edges),
      isCampaign: random() < campaignShare,
      isSaver: false,
    };
  });
  const looks = saves.map(({ at, pages: [page = 0] }): Visit => {
    const edge = Math.floor(random() * edges);
    return { at: at + 2, page, edge, isCampaign: false, isSaver: true };
  });
  const sorted = [...visits, ...looks].toSorted((one, other) => one.at - other.at);
  return { pages, edges, visits: sorted, saves };
}
