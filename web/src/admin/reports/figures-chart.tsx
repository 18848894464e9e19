import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useNavigate } from 'react-router-dom';
import { asItIs, times, type Chart, type Tone } from './chart.ts';
import type { Figures } from './figures.ts';
import type { Place } from './leads-at.ts';

/** The address of the leads that a bar, or a number of the table, counts. */
type LeadsOf = (place: Place) => string | undefined;

export interface ShownProps {
  readonly figures: Figures;
  readonly leadsOf: LeadsOf;
}

const mixed = (color: string, percent = 50) =>
  `color-mix(in srgb, var(--${color}) ${percent}%, var(--ground))`;

/** Of series that are some of many. */
const colors = [
  'var(--indigo)',
  'var(--turmeric)',
  'var(--leaf)',
  'var(--brick)',
  mixed('indigo'),
  mixed('leaf'),
  mixed('brick'),
  'var(--control-line)',
];

const toneColors: Readonly<Record<Tone, string>> = {
  main: 'var(--indigo)',
  half: mixed('indigo', 65),
  before: mixed('indigo', 35),
  mark: 'var(--turmeric)',
  good: 'var(--leaf)',
  bad: 'var(--brick)',
  rest: 'var(--control-line)',
};

const colorOf = ({ tone }: Chart['series'][number], index: number): string =>
  tone ? toneColors[tone] : (colors[index % colors.length] ?? '');

/** Most characters of a line beside bars, and of a name that stands in one. */
const [longestLine, oneLine] = [20, 16];

const shortened = (line: string): string =>
  line.length > longestLine ? `${line.slice(0, longestLine - 1).trimEnd()}…` : line;

/** A long name, broken where its lines are most alike. */
function inTwoLines(name: string): string {
  const middle = (name.length - 1) / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (name.length <= oneLine || at === undefined) return shortened(name);
  return `${shortened(name.slice(0, at))}\n${shortened(name.slice(at + 1))}`;
}

/** The weeks, or the names, with the words of the table and shorter ones at the axis. */
function axisOf({ labels, labelText = asItIs, tickText = labelText, rowTones, shape }: Chart) {
  const atTick = (label: string) =>
    shape === 'bars' ? inTwoLines(tickText(label)) : tickText(label);
  return {
    data: [...labels],
    ...(rowTones && {
      colorMap: {
        type: 'ordinal' as const,
        values: [...labels],
        colors: rowTones.map((tone) => toneColors[tone]),
      },
    }),
    valueFormatter: (label: string, { location }: { readonly location: string }) =>
      (location === 'tick' ? atTick : labelText)(label),
  };
}

const counts = { min: 0, tickMinStep: 1 };

const widthOf = (text: string): number => 20 + 6.5 * text.length;

/** Room for the longest line of a name, and what the chart would need for names in one line. */
function namesWidths({ labels, labelText = asItIs, tickText = labelText }: Chart) {
  const names = labels.map((label) => inTwoLines(tickText(label)));
  return {
    lines: Math.max(...names.flatMap((name) => name.split('\n')).map(widthOf)),
    names: Math.max(...names.map(widthOf)),
  };
}

/** Widths of a phone's bars, of a character beside them, and of the gap before it, in pixels. */
const [barsWidth, characterWidth, gap] = [210, 8, 8];

/** The end of the axis, so that what stands beside each bar has room. */
const endOfAxis = ({ series }: Chart): number =>
  Math.max(
    1,
    ...series.flatMap(({ values, marks }) =>
      values.map((value, index) => {
        const { length } = marks?.[index] ?? String(value);
        return value / (1 - (gap + length * characterWidth) / barsWidth);
      }),
    ),
  );

/** The same above each column. */
const topOfAxis = ({ series }: Chart): number =>
  1.15 * Math.max(1, ...series.flatMap(({ values }) => values));

/** Room for a name, its bars and what stands at their ends, and for the axis and what it counts. */
const barsHeight = ({ labels, series, isStacked }: Chart): number =>
  84 + labels.length * (isStacked || series.length === 1 ? 34 : 12 + 13 * series.length);

/** The figures as a line, in columns or as bars, each of which leads to its leads; whoever cannot see them reads the table below. */
export function FiguresChart({ figures, leadsOf }: ShownProps) {
  const { title, series, isStacked, row, unit, shape } = figures;
  const navigate = useNavigate();
  const open = (seriesId: string | number, index: number | undefined) => {
    const leads = index === undefined ? undefined : leadsOf({ series: String(seriesId), index });
    if (leads) navigate(leads);
  };
  const shared = {
    title,
    disableKeyboardNavigation: true,
    hideLegend: series.length === 1,
    slotProps: { legend: { position: { vertical: 'top', horizontal: 'start' } } },
  } as const;
  const isAcross = shape === 'bars';
  const widths = namesWidths(figures);
  return (
    <Box
      aria-hidden
      sx={{
        minWidth: 0,
        marginTop: 1,
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': {
          stroke: 'var(--control-line) !important',
        },
        '& .MuiChartsAxis-root text': { fill: 'var(--ink-soft) !important' },
      }}
    >
      {shape === 'line' ? (
        <LineChart
          {...shared}
          height={220}
          xAxis={[{ ...axisOf(figures), scaleType: 'point', label: row }]}
          yAxis={[{ ...counts, width: 56, label: unit }]}
          onMarkClick={(_, { seriesId, dataIndex }) => open(seriesId, dataIndex)}
          series={series.map((each) => ({
            id: each.name,
            label: each.name,
            data: [...each.values],
            color: each.tone === 'main' ? toneColors.main : 'var(--ink-soft)',
            curve: 'linear' as const,
            shape: 'circle' as const,
            showMark: each.tone === 'main',
          }))}
          margin={{ left: 0, right: 24, bottom: 4 }}
          grid={{ horizontal: true }}
          sx={{
            [`& path[data-series="${times.yearBefore}"]`]: {
              strokeDasharray: '3 5',
            },
          }}
        />
      ) : (
        <BarChart
          {...shared}
          height={isAcross ? barsHeight(figures) : 240}
          layout={isAcross ? 'horizontal' : 'vertical'}
          {...(isAcross
            ? {
                xAxis: [
                  {
                    ...counts,
                    height: 44,
                    label: unit,
                    ...(!isStacked && { max: endOfAxis(figures) }),
                  },
                ],
                yAxis: [{ ...axisOf(figures), scaleType: 'band' as const, width: widths.names }],
              }
            : {
                xAxis: [{ ...axisOf(figures), scaleType: 'band' as const, label: row }],
                yAxis: [
                  {
                    ...counts,
                    width: 56,
                    label: unit,
                    ...(!isStacked && { max: topOfAxis(figures) }),
                  },
                ],
              })}
          onItemClick={(_, { seriesId, dataIndex }) => open(seriesId, dataIndex)}
          series={series.map((each, index) => ({
            id: each.name,
            label: each.name,
            data: [...each.values],
            color: colorOf(each, index),
            ...(isStacked
              ? { stack: 'all' }
              : {
                  barLabel: ({ dataIndex, value }) => each.marks?.[dataIndex] ?? String(value),
                  barLabelPlacement: 'outside' as const,
                }),
          }))}
          // The chart shortens a name as if it stood in one line, so its axis is as wide, and begins further left.
          margin={{ left: isAcross ? widths.lines - widths.names : 0, right: 8, bottom: 4 }}
          grid={isAcross ? { vertical: true } : { horizontal: true }}
          sx={{ '& .MuiBarChart-label': { fontSize: 12 } }}
        />
      )}
    </Box>
  );
}
