import Box from '@mui/material/Box';
import { lineSize, trendPoints } from './trend-points.ts';

/** The weeks as a line that ends in a mark, for the eye alone; its place is kept while there is none. */
export function TrendLine({ weeks }: { readonly weeks: readonly (number | undefined)[] }) {
  const { width, height } = lineSize;
  const points = trendPoints(weeks);
  const last = points.at(-1);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      sx={{ display: 'block', width, height, mt: 0.5 }}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--indigo)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={3.5} fill="var(--turmeric)" />}
    </Box>
  );
}
