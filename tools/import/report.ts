/** What became of an item that was brought in. */
export type Outcome = 'new' | 'changed' | 'same';

const words: Readonly<Record<Outcome, string>> = {
  new: 'new',
  changed: 'changed',
  same: 'as they were',
};

/** Counts what comes in, and says at once what does not: a file may have more items than memory. */
export interface Report {
  readonly count: (what: string, outcome: Outcome) => void;
  /** Says why something does not come in, or not as it was. */
  readonly refuse: (what: string, reason: string) => void;
  readonly summary: () => string;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is in a file of others must not write over the lines of the terminal. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');

export function newReport(say: (line: string) => void = print): Report {
  const counts = new Map<string, Map<Outcome, number>>();
  let refused = 0;
  return {
    count: (what, outcome) => {
      const its = counts.get(what) ?? new Map<Outcome, number>();
      counts.set(what, its.set(outcome, (its.get(outcome) ?? 0) + 1));
    },
    refuse: (what, reason) => {
      refused += 1;
      say(oneLine(`- ${what}: ${reason}`));
    },
    summary: () =>
      [
        ...[...counts].map(([what, its]) => {
          const each = [...its].map(([outcome, count]) => `${count} ${words[outcome]}`);
          return `${what}: ${each.join(', ')}`;
        }),
        `Listed above: ${refused}`,
      ].join('\n'),
  };
}
