import { importedRows } from '@institute/schema';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { checkedPeople } from './checked-people.ts';
import type { CourseNames } from './course-names.ts';
import {
  judgeRows,
  withOutcomes,
  withRefused,
  type JudgedRow,
  type Outcomes,
} from './judge-rows.ts';
import {
  cellsOf,
  guessColumns,
  readChosen,
  type ImportColumns,
  type ReadFile,
} from './read-file.ts';
import { sendRows } from './send-rows.ts';

interface Opened extends ReadFile {
  readonly name: string;
  /** An id for each row, so that a retry stores nothing twice. */
  readonly ids: readonly string[];
}

/** Sends rows to be stored, or to be told what would become of them; a hundred at a time, until told to stop. */
async function send(
  ready: readonly JudgedRow[],
  storing: { readonly consent: string } | undefined,
  onAnswer: (outcomes: Outcomes, refused: ReadonlyMap<string, string>, done: number) => boolean,
): Promise<void> {
  for (let first = 0; first < ready.length; first += importedRows.call) {
    const rows = ready
      .slice(first, first + importedRows.call)
      .flatMap(({ id, row }) => (row ? { ...row, id } : []));
    const { outcomes, refused } = await sendRows(rows, (some) => {
      const body = { rows: [...some], ...storing, dryRun: storing === undefined };
      return callApi('importEnquiries', { body });
    });
    const goesOn = onAnswer(
      new Map(outcomes.map(({ id, duplicateOf }) => [id, duplicateOf])),
      refused,
      Math.min(first + importedRows.call, ready.length) / ready.length,
    );
    if (!goesOn) return;
  }
}

/** A file that is imported: its columns, what became of its rows, and what is being done. */
export function useImport() {
  const [file, setFile] = useState<Opened>();
  const [columns, setColumns] = useState<ImportColumns>({});
  /** What was said of them stays for a second try of the file. */
  const [courseNames, setCourseNames] = useState<CourseNames>(new Map());
  const [judged, setJudged] = useState<readonly JudgedRow[]>();
  const [problem, setProblem] = useState('');
  /** How much of what is being done is done, from 0 to 1. */
  const [progress, setProgress] = useState<number>();
  const [isStoring, setIsStoring] = useState(false);

  /** What is being done: what an earlier file or other columns led to is told no longer. */
  const turn = useRef<object>(null);

  const people = useRef(checkedPeople());

  async function run(rows: readonly JudgedRow[], storing?: { readonly consent: string }) {
    const mine = {};
    turn.current = mine;
    const isCurrent = () => turn.current === mine;
    const known: Outcomes = storing ? new Map() : people.current.outcomesOf(rows);
    const asked = rows.filter(({ id, state }) => state === 'ready' && !known.has(id));
    let all: readonly JudgedRow[] = withOutcomes(rows, known, 'ready');
    setProblem('');
    setProgress(0);
    setIsStoring(storing !== undefined);
    try {
      await send(asked, storing, (outcomes, refused, done) => {
        if (!isCurrent()) return false;
        if (!storing) people.current.note(rows, outcomes);
        all = withRefused(withOutcomes(all, outcomes, storing ? 'stored' : 'ready'), refused);
        // What a check says of some rows alone would look like all of it.
        if (storing) setJudged(all);
        setProgress(done);
        return true;
      });
      if (isCurrent()) setJudged(all);
    } catch (error) {
      if (isCurrent()) setProblem(reasonOf(error));
    } finally {
      if (isCurrent()) {
        setProgress(undefined);
        setIsStoring(false);
      }
    }
  }

  /** Tells of every row what would happen. */
  function check(opened: Opened, matched: ImportColumns, named: CourseNames) {
    setColumns(matched);
    setCourseNames(named);
    setJudged(undefined);
    const given = opened.rows.map((row, index) => ({
      id: opened.ids[index] ?? '',
      cells: cellsOf(row, matched),
    }));
    void run(judgeRows(given, named));
  }

  async function open(chosen: File) {
    turn.current = null;
    people.current = checkedPeople();
    setProgress(undefined);
    setProblem('');
    setJudged(undefined);
    setFile(undefined);
    try {
      const read = await readChosen(chosen);
      const opened = { ...read, name: chosen.name, ids: read.rows.map(() => crypto.randomUUID()) };
      setFile(opened);
      check(opened, guessColumns(read.titles), courseNames);
    } catch (error) {
      setProblem(
        error instanceof Error
          ? error.message
          : 'This file could not be read: save it as CSV and try again',
      );
    }
  }

  return {
    file,
    columns,
    courseNames,
    judged,
    problem,
    progress,
    isStoring,
    open,
    check: (matched: ImportColumns = columns, named: CourseNames = courseNames) =>
      file && check(file, matched, named),
    store: (consent: string) => void run(judged ?? [], { consent }),
  };
}
