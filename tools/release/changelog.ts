/** A release, as the changelog tells it. */
interface Section {
  readonly version: string;
  /** What an operator must do. */
  readonly operator: string;
}

/** The sections of the changelog, newest first. */
export const sectionsOf = (changelog: string): Section[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, operator = ''] = section.split('\n### What an operator must do\n');
      return {
        version: /^\S*/.exec(section)?.[0] ?? '',
        operator: (operator.split('\n### ')[0] ?? '').trim(),
      };
    });

const migrationsIn = ({ operator }: Section): number[] =>
  [...operator.matchAll(/\bmigration (\d{3})\b/gi)].map(([, number]) => Number(number));

/** The numbers, of so many migrations, that are newer than the releases before and not named by the newest one. */
export function unnamedMigrations(
  [newest, ...before]: readonly Section[],
  count: number,
): number[] {
  const released = Math.max(0, ...before.flatMap(migrationsIn));
  const named = newest ? migrationsIn(newest) : [];
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number > released && !named.includes(number),
  );
}
