/** A rule of oxlint: files import only along the arrows of `rooms.ts`. */
import { dirname, join, relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { guarded, rooms } from './rooms.ts';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitor = ReturnType<Rule['create']>;

/** The nodes that import, or export again. */
type Importing =
  | 'ImportDeclaration'
  | 'ImportExpression'
  | 'ExportNamedDeclaration'
  | 'ExportAllDeclaration';

const root = join(import.meta.dirname, '..', '..');

function isIn(path: string, folder: string): boolean {
  const [steps, wanted] = [path.split('/'), folder.split('/')];
  if (!wanted.every((name, index) => name === steps[index] || name === '*')) return false;
  return steps.length > wanted.length || path === folder;
}

interface Place {
  readonly room: string;
  readonly mayImport: readonly string[];
  /** Which of the room's folders: one with `*` has several. */
  readonly folder: string;
}

/** Where a file is. */
export function placeOf(path: string): Place | undefined {
  const row = rooms.find(([name]) => isIn(path, name));
  if (!row) return undefined;
  const [room, mayImport] = row;
  const folder = path.split('/').slice(0, room.split('/').length).join('/');
  return { room, mayImport, folder };
}

const hasPackage = (names: readonly string[], wanted: string): boolean =>
  names.some((name) => wanted === name || wanted.startsWith(`${name}/`));

/** Whether a file may import another file, or a package. */
export function isAllowed(from: string, to: string, kind: 'file' | 'package'): boolean {
  const own = placeOf(from);
  if (!own) return true;
  const { mayImport, folder } = own;
  if (kind === 'package') return !hasPackage(guarded, to) || hasPackage(mayImport, to);
  const other = placeOf(to);
  if (!other || other.folder === folder) return true;
  return mayImport.some((name) =>
    name.endsWith('/**') ? isIn(to, name.slice(0, -3)) : name === other.room,
  );
}

const onlyAlongArrows: Rule = {
  create(context) {
    const from = relative(root, context.filename).split(sep).join('/');
    const check = ({ source }: Parameters<NonNullable<Visitor[Importing]>>[0]): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const { value } = source;
      const isFile = value.startsWith('.');
      const to = isFile ? join(dirname(from), value).split(sep).join('/') : value;
      if (isAllowed(from, to, isFile ? 'file' : 'package')) return;
      const message = `${from} may not import ${to}: tools/arrows/rooms.ts has no such arrow`;
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'arrows' }, rules: { 'only-along-arrows': onlyAlongArrows } };
