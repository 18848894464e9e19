import { importedRows } from '@institute/schema';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { judgeRows, withOutcomes, type JudgedRow } from './judge-rows.ts';
import { cellsOf, guessColumns, readFile, type ImportColumns, type ReadFile } from './read-file.ts';

interface Opened extends ReadFile {
  readonly name: string;
  /** An id for each row, so that a retry stores nothing twice. */
  readonly ids: readonly string[];
}

/** Sends the rows that would be stored, a hundred at a time; returns all of them with what became of each. */
async function send(
  judged: readonly JudgedRow[],
  consent: string,
  dryRun: boolean,
  onProgress: (rows: JudgedRow[], done: number) => void,
): Promise<void> {
  const ready = judged.filter(({ state }) => state === 'ready');
  let all = [...judged];
  for (let first = 0; first < ready.length; first += importedRows.call) {
    const rows = ready
      .slice(first, first + importedRows.call)
      .flatMap(({ id, row }) => (row ? { ...row, id } : []));
    const outcomes = await callApi('importEnquiries', { body: { rows, consent, dryRun } });
    const byId = new Map(outcomes.map(({ id, duplicateOf }) => [id, duplicateOf]));
    all = withOutcomes(all, byId, dryRun ? 'ready' : 'stored');
    onProgress(all, Math.min(first + importedRows.call, ready.length) / ready.length);
  }
}

/** A file that is imported: its columns, what became of its rows, and what is being done. */
export function useImport() {
  const [file, setFile] = useState<Opened>();
  const [columns, setColumns] = useState<ImportColumns>({});
  const [judged, setJudged] = useState<readonly JudgedRow[]>();
  const [problem, setProblem] = useState('');
  /** How much of what is being done is done, from 0 to 1. */
  const [progress, setProgress] = useState<number>();

  async function open(chosen: File) {
    setProblem('');
    setJudged(undefined);
    setFile(undefined);
    try {
      const read = readFile(new Uint8Array(await chosen.arrayBuffer()));
      setFile({ ...read, name: chosen.name, ids: read.rows.map(() => crypto.randomUUID()) });
      setColumns(guessColumns(read.titles));
    } catch (error) {
      setProblem(
        error instanceof Error
          ? error.message
          : 'This file could not be read: save it as CSV and try again',
      );
    }
  }

  async function run(rows: readonly JudgedRow[], consent: string, dryRun: boolean) {
    setProblem('');
    setProgress(0);
    try {
      await send(rows, consent, dryRun, (changed, done) => {
        // What a check says of some rows alone would look like all of it.
        if (!dryRun || done === 1) setJudged(changed);
        setProgress(done);
      });
      if (!rows.some(({ state }) => state === 'ready')) setJudged(rows);
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setProgress(undefined);
    }
  }

  return {
    file,
    columns,
    judged,
    problem,
    progress,
    open,
    match: (changed: ImportColumns) => {
      setColumns(changed);
      setJudged(undefined);
    },
    check: (consent: string) => {
      if (!file) return;
      const given = file.rows.map((row, index) => ({
        id: file.ids[index] ?? '',
        cells: cellsOf(row, columns),
      }));
      void run(judgeRows(given), consent, true);
    },
    store: (consent: string) => void run(judged ?? [], consent, false),
  };
}
