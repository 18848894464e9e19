import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './dot-grid.ts';
import { drawKolam, kolamSvg } from './kolam.ts';

const isDeep = process.env['TEST_LEVEL'] === 'deep';

/** How many figures each rule is tried on. */
const runs = { numRuns: isDeep ? 100 : 25 };

const anySlug = oneof(string({ unit: 'binary' }), string({ unit: 'grapheme', maxLength: 80 }));

/** Points about `step` apart along an elliptical arc command with a single radius (SVG 2, B.2.4). */
function arcPoints(
  from: Point,
  given: number,
  large: boolean,
  sweep: boolean,
  to: Point,
  step: number,
) {
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const halfChord = Math.hypot(half.x, half.y);
  const radius = Math.max(given, halfChord);
  const away = (large === sweep ? -1 : 1) * Math.sqrt((radius / halfChord) ** 2 - 1);
  const centre = {
    x: away * half.y + (from.x + to.x) / 2,
    y: -away * half.x + (from.y + to.y) / 2,
  };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const end = Math.atan2(to.y - centre.y, to.x - centre.x);
  const full = 2 * Math.PI;
  const angle = sweep ? (end - start + full) % full : -((start - end + full) % full);
  // Quarters stay whole, so that the corners of the dots are among the points.
  const count = Math.round(Math.abs(angle) / (Math.PI / 2)) * Math.ceil(8 / step);
  return Array.from({ length: count }, (_, index) => {
    const at = start + (angle * (index + 1)) / count;
    return { x: centre.x + radius * Math.cos(at), y: centre.y + radius * Math.sin(at) };
  });
}

/** Follows path data of one subpath, knowing nothing of how it was made. Ends with where it closes. */
function flatten(path: string, step = 3.5): Point[] {
  const [, x, y, rest = ''] = /^M(\d+\.5) (\d+\.5)((?:[la][^a-zA-Z]+)+)z$/.exec(path) ?? [];
  const points: Point[] = [{ x: Number(x), y: Number(y) }];
  for (const [, name, data = ''] of rest.matchAll(/([la])([^la]+)/g)) {
    const from = points.at(-1) ?? { x: NaN, y: NaN };
    const arc = /^(\d+) (\d+) 0 ([01])([01])(-?\d+) ?(-?\d+)$/.exec(data);
    const [dx = NaN, dy = NaN] = (arc?.slice(5) ?? data.match(/-?\d+/g) ?? []).map(Number);
    const to = { x: from.x + dx, y: from.y + dy };
    if (name === 'a') {
      expect(arc?.[1]).toBe(arc?.[2]);
      points.push(
        ...arcPoints(from, Number(arc?.[1]), arc?.[3] === '1', arc?.[4] === '1', to, step),
      );
      continue;
    }
    expect(Math.abs(dx)).toBe(Math.abs(dy));
    const count = Math.abs(dx) / step;
    for (let i = 1; i <= count; i++) {
      points.push({ x: from.x + (dx * i) / count, y: from.y + (dy * i) / count });
    }
  }
  return points;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How often the polygon crosses a ray from the point to the right. */
function crossingsToTheRight(polygon: readonly Point[], { x, y }: Point): number {
  return polygon.filter((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    return a.y > y !== b.y > y && a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) > x;
  }).length;
}

describe('drawKolam', () => {
  it('draws the same figure for the same slug', () => {
    assert(
      property(anySlug, (slug) => {
        expect(drawKolam(slug)).toEqual(drawKolam(slug));
      }),
      runs,
    );
  });

  it('draws one closed line that passes each corner of each dot once and crosses half-way', () => {
    assert(
      property(anySlug, (slug) => {
        const { path, dots } = drawKolam(slug);
        const points = flatten(path);
        const end = points.pop() ?? { x: NaN, y: NaN };
        expect(distance(end, points[0] ?? end)).toBeLessThan(1e-9);

        const nearestHalf = ({ x, y }: Point): string =>
          `${Math.round(2 * x)} ${Math.round(2 * y)}`;
        const counts = new Map<string, number>();
        for (const key of points.map(nearestHalf)) counts.set(key, (counts.get(key) ?? 0) + 1);
        const passes = (x: number, y: number): number => counts.get(nearestHalf({ x, y })) ?? 0;
        const atCorners = dots.flatMap(({ x, y }) =>
          [-3.5, 3.5].flatMap((dx) => [passes(x + dx, y - 3.5), passes(x + dx, y + 3.5)]),
        );
        expect(new Set(atCorners)).toEqual(new Set([1]));
        const halfWay = dots.flatMap(({ x, y }) => [passes(x + 7, y), passes(x, y + 7)]);
        expect(halfWay.filter((count) => count !== 0 && count !== 2)).toEqual([]);
      }),
      runs,
    );
  });

  /*
   * Enclosed by the even-odd rule: who walks from the dot to the outside crosses the line an odd
   * number of times, whichever way he takes, so at least once.
   */
  it('encloses every dot and keeps away from it', () => {
    assert(
      property(anySlug, (slug) => {
        const { path, dots } = drawKolam(slug);
        const points = flatten(path);
        for (const dot of dots) {
          expect(crossingsToTheRight(points, dot) % 2).toBe(1);
          expect(Math.min(...points.map((point) => distance(point, dot)))).toBeGreaterThan(4.8);
        }
      }),
      runs,
    );
  });

  it('stays the same when turned by half or when mirrored', () => {
    assert(
      property(anySlug, (slug) => {
        const { path, size } = drawKolam(slug);
        const points = flatten(path, 1.75);
        const covers = (image: (point: Point) => Point): boolean =>
          points.every((point) => {
            const { x, y } = image(point);
            return points.some((other) => distance(other, { x, y }) < 1.3);
          });
        const turned = covers(({ x, y }) => ({ x: size - x, y: size - y }));
        expect(turned || covers(({ x, y }) => ({ x: size - x, y }))).toBe(true);
      }),
      { numRuns: isDeep ? 20 : 8 },
    );
  });

  it('stays within its viewBox, with room for the stroke', () => {
    assert(
      property(anySlug, constantFrom(undefined, 3, 5, 7, 9, 11), (slug, rows) => {
        const { path, size } = drawKolam(slug, rows === undefined ? {} : { rows });
        for (const { x, y } of flatten(path)) {
          expect(Math.min(x, y)).toBeGreaterThan(1.5);
          expect(Math.max(x, y)).toBeLessThan(size - 1.5);
        }
      }),
      runs,
    );
  });

  it.each([
    [3, 5],
    [5, 13],
    [7, 25],
    [9, 41],
    [11, 61],
  ])('draws a diamond of %i rows', (rows, dots) => {
    const kolam = drawKolam('logo', { rows });
    expect(kolam.size).toBe(14 * rows);
    expect(kolam.dots).toHaveLength(dots);
  });

  it.each([-1, 0, 1, 4, 5.5, 13, NaN])('refuses %d rows', (rows) => {
    expect(() => drawKolam('logo', { rows })).toThrow(RangeError);
  });

  it('takes slugs of any kind', () => {
    const paths = [
      '',
      ' ',
      'எக்செல்',
      'எக்செல',
      '\ud800',
      'a'.repeat(100_000),
      'a'.repeat(99_999),
    ].map((slug) => drawKolam(slug).path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('kolamSvg', () => {
  it('draws line and dots in the current colour or a given one', () => {
    expect(kolamSvg('python')).toContain(' stroke="currentColor"');
    expect(kolamSvg('python', { color: '"<&' })).toContain(' stroke="&quot;&lt;&amp;"');
  });

  it('draws a dash for each dot', () => {
    const { dots, dotPath } = drawKolam('python');
    const drawn = [...dotPath.matchAll(/M(\d+) (\d+)h(\d+)\.1/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) / 14 + 1 }, (_, index) => ({
        x: Number(x) + 14 * index,
        y: Number(y),
      })),
    );
    expect(drawn).toEqual(dots);
  });

  it('leaves the line unfinished on request', () => {
    expect(kolamSvg('lost', { drawn: 0.6 })).toContain(' pathLength="1" stroke-dasharray="0.6 1"');
    expect(kolamSvg('lost')).not.toContain('pathLength');
  });

  it('gives each of 10,000 slugs its own figure in at most 1.5 KB', { timeout: 120_000 }, () => {
    const length = isDeep ? 10_000 : 500;
    const slugs = Array.from({ length }, (_, index) => `course-${index}`);
    const lines = slugs.map((slug) => {
      const svg = kolamSvg(slug);
      expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(1536);
      return / d="(.+?)"/.exec(svg)?.[1] ?? '';
    });
    expect(new Set(lines).size).toBe(slugs.length);
  });
});
