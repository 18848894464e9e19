/** The size of the line, in pixels, and its room at the edges for the mark of the last week. */
export const lineSize = { width: 96, height: 26, edge: 4 } as const;

/**
 * Where each week stands in the line, from zero at its foot to the highest at its head; a week without a
 * number leaves its place out. Empty where no week has more than zero.
 */
export function trendPoints(
  weeks: readonly (number | undefined)[],
): readonly { readonly x: number; readonly y: number }[] {
  const { width, height, edge } = lineSize;
  const highest = Math.max(0, ...weeks.map((week) => week ?? 0));
  if (highest === 0) return [];
  return weeks.flatMap((week, index) =>
    week === undefined
      ? []
      : {
          x: edge + (index * (width - 2 * edge)) / (weeks.length - 1),
          y: height - edge - (week / highest) * (height - 2 * edge),
        },
  );
}
