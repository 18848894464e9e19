import { institute } from '@institute/schema';
import { Refused } from '../refused.ts';

/** How a value stands in a cell of a spreadsheet. Reading what was written gives the value again. */
export interface Cell<Value> {
  readonly write: (value: Value) => string;
  /** Of a cell that is not empty. What it cannot be is left to the schema to refuse. */
  readonly read: (cell: string) => unknown;
}

/** In lists a line is an entry: a line break within one is written as \n. */
const escape = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\r', '\\r').replaceAll('\n', '\\n');

const escapePart = (text: string): string => escape(text).replaceAll('|', '\\|');

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

const unescape = (text: string): string =>
  text.replace(/\\([nr|\\])/g, (_all, sign: string) => controls[sign] ?? sign);

const linesOf = (cell: string): string[] => cell.split(/\r?\n/).filter((line) => line.trim());

export const textCell: Cell<string> = { write: (value) => value, read: (cell) => cell };

/**
 * Numbers as a locale writes them. Where it has no points between thousands, 10.000 is refused, which other languages write
 * for ten thousand: it would be stored as ten.
 */
export function numberCellIn(locale: string): Cell<number> {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(
    1_234_567,
  );
  const signOf = (name: 'group' | 'decimal'): string =>
    parts.find(({ type }) => type === name)?.value ?? '';
  const [group, decimal] = [signOf('group'), signOf('decimal')];
  const between = `[\\s\\${group}]`;
  const number = new RegExp(
    `^(\\d+|\\d{1,3}(?:${between}\\d{2,3})*${between}\\d{3})(?:\\${decimal}(\\d+))?$`,
  );
  return {
    write: (value) => String(value).replace('.', decimal),
    read(cell) {
      const text = cell.trim();
      if (group !== '.' && /^\d{1,3}\.000$/.test(text))
        throw new Refused(`"${cell}": write the number without points between thousands`);
      const [, whole = '', fraction = ''] = number.exec(text) ?? [];
      return Number(whole ? `${whole.replaceAll(/\D/g, '')}.${fraction}` : text);
    },
  };
}

export const numberCell = numberCellIn(institute.locale);

export const yesCell: Cell<boolean> = {
  write: (value) => (value ? 'yes' : 'no'),
  read: (cell) => {
    const word = cell.trim().toLowerCase();
    if (word !== 'yes' && word !== 'no') throw new Refused(`"${cell}" is neither yes nor no`);
    return word === 'yes';
  },
};

/** A list of texts, a line each. */
export const linesCell: Cell<readonly string[]> = {
  write: (values) => values.map(escape).join('\n'),
  read: (cell) => linesOf(cell).map(unescape),
};

/** A list of records, a line each, their parts with | between them. */
export const recordsCell = <Entry extends Readonly<Record<string, string | number>>>(
  parts: readonly (keyof Entry & string)[],
  numbers: readonly string[] = [],
): Cell<readonly Entry[]> => ({
  write: (entries) =>
    entries
      .map((entry) =>
        parts
          .map((part) => entry[part])
          .map((value) =>
            typeof value === 'number' ? numberCell.write(value) : escapePart(String(value)),
          )
          .join(' | '),
      )
      .join('\n'),
  read: (cell) =>
    linesOf(cell).map((line) => {
      const values = line.match(/(?:\\.|[^|])+/g) ?? [];
      if (values.length !== parts.length)
        throw new Refused(`"${line}" is not ${parts.join(' | ')}`);
      return Object.fromEntries(
        parts.map((part, index) => {
          const value = unescape(values[index]?.trim() ?? '');
          return [part, numbers.includes(part) ? numberCell.read(value) : value];
        }),
      );
    }),
});

/** A list of headings, each with the lines below it that begin with a dash. */
const readOutline = (cell: string): { heading: string; lines: string[] }[] => {
  const found: { heading: string; lines: string[] }[] = [];
  for (const line of linesOf(cell)) {
    const last = found.at(-1);
    const isBelow = line.startsWith('- ') || line === '-';
    if (isBelow && !last) throw new Refused(`"${line}" stands below nothing`);
    if (isBelow) last?.lines.push(unescape(line.slice(2)));
    else found.push({ heading: unescape(line.replace(/^\\-/, '-')), lines: [] });
  }
  return found;
};

const writeOutline = (entries: readonly { heading: string; lines: readonly string[] }[]): string =>
  entries
    .flatMap(({ heading, lines }) => [
      escape(heading).replace(/^-/, '\\-'),
      ...lines.map((line) => `- ${escape(line)}`),
    ])
    .join('\n');

export const modulesCell: Cell<readonly { module: string; topics: readonly string[] }[]> = {
  write: (modules) =>
    writeOutline(modules.map(({ module, topics }) => ({ heading: module, lines: topics }))),
  read: (cell) =>
    readOutline(cell).map(({ heading, lines }) => ({ module: heading, topics: lines })),
};

export const questionsCell: Cell<readonly { question: string; answer: string }[]> = {
  write: (questions) =>
    writeOutline(
      questions.map(({ question, answer }) => ({ heading: question, lines: answer.split('\n') })),
    ),
  read: (cell) =>
    readOutline(cell).map(({ heading, lines }) => ({
      question: heading,
      answer: lines.join('\n'),
    })),
};

/** Weekdays with their times, such as `monday 18:30-20:30`, a line each. */
export const daysCell: Cell<readonly { day: string; from: string; to: string }[]> = {
  write: (days) => days.map(({ day, from, to }) => `${day} ${from}-${to}`).join('\n'),
  read: (cell) =>
    cell
      .split(/[\n;]/)
      .filter((line) => line.trim())
      .map((line) => {
        const [, day, from, to] = /^\s*([a-z]+)\s+([\d:]+)\s*[-–]\s*([\d:]+)\s*$/i.exec(line) ?? [];
        if (!day) throw new Refused(`"${line}" is not a day such as monday 18:30-20:30`);
        return { day: day.toLowerCase(), from, to };
      }),
};

/** Links with their labels, such as `LinkedIn https://example.com`, a line each. */
export const linksCell: Cell<readonly { label: string; url: string }[]> = {
  write: (links) => links.map(({ label, url }) => `${escape(label)} ${url}`).join('\n'),
  read: (cell) =>
    linesOf(cell).map((line) => {
      const text = line.trim();
      const url = text.split(/\s/).at(-1) ?? '';
      return { label: unescape(text.slice(0, -url.length).trimEnd()), url };
    }),
};
