import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/ports.ts';

type Unit = 'B' | 'MiB' | 'ms' | '/s' | '×' | '%' | '';

/** A row of the table. Without a budget it is a reference measurement. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly budget?: number;
  /** Whether the budget is a minimum rather than a maximum. */
  readonly atLeast?: boolean;
}

export const isKept = ({ value, budget, atLeast = false }: Row): boolean =>
  budget === undefined || (atLeast ? value >= budget : value <= budget);

const shown = (value: number, unit: Unit): string =>
  `${Number(value.toFixed(value < 10 ? 3 : value < 100 ? 1 : 0)).toLocaleString('en')}${unit && ` ${unit}`}`;

function budgetOf({ budget, unit, atLeast = false }: Row): string {
  return budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${shown(budget, unit)}`;
}

export const lineOf = (row: Row): string =>
  [
    row.what.padEnd(62),
    shown(row.value, row.unit).padStart(14),
    budgetOf(row).padStart(14),
    row.budget === undefined ? '' : isKept(row) ? '  ok' : '  BROKEN',
  ].join(' ');

/** Writes the rows to an ignored folder, and returns the path. */
export function writeRows(rows: readonly Row[]): string {
  const folder = join(root, '.bench');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'results.json');
  const results = rows.map((row) => ({ ...row, kept: isKept(row) }));
  writeFileSync(path, `${JSON.stringify({ date: new Date().toISOString(), results }, null, 2)}\n`);
  return path;
}

/** The median; of an even number, the lower middle value. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
