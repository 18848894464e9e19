import type { Course } from '@institute/schema';

type Module = Course['curriculum'][number];

const bullet = /^\s*(?:[-*•·▪◦‣–]|o\t)\s*/;
const isTopic = (line: string): boolean => bullet.test(line) || /^\s/.test(line);

/** "1." or "Module 1:" before a name. */
const number = /^(?:module\s+)?\d+\s*(?:[.):](?!\d)\s*|[–-]\s+)/i;

const withoutMarks = (line: string): string => line.replace(bullet, '').trim();

/** Blocks of lines: an unmarked line begins one where topics are marked, else an empty line does. */
function blocksIn(lines: readonly string[]): string[][] {
  const areMarked = lines.some((line) => line.trim() !== '' && isTopic(line));
  const blocks: string[][] = [];
  let isNew = true;
  for (const line of lines) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const begins = areMarked ? !isTopic(line) : isNew;
    const block = blocks.at(-1);
    if (begins || !block) blocks.push([line]);
    else block.push(line);
    isNew = false;
  }
  return blocks;
}

/** The modules of a syllabus that is pasted as text: each name, and its topics below it. */
export function modulesIn(text: string): Module[] {
  const lines = text.split(/\r?\n/);
  const hasBlocks = lines.some((line) => line.trim() === '' || isTopic(line));
  const blocks = hasBlocks ? blocksIn(lines) : lines.map((line) => [line]);
  return blocks.map(([name = '', ...topics]) => ({
    module: withoutMarks(name).replace(number, ''),
    topics: topics.map(withoutMarks),
  }));
}
