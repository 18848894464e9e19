import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/**
 * Inserts pictures at `at`, or where the cursor is; a picture that is selected stays. The cursor
 * goes behind them: what is typed next would replace a selected picture.
 */
export function insertImages(
  editor: Editor,
  images: readonly { readonly src: string; readonly alt: string }[],
  at?: number,
): void {
  const { selection } = editor.state;
  const { from, to } = selection;
  const place = selection instanceof NodeSelection ? to : { from, to };
  const nodes = images.map((attrs) => ({ type: 'image', attrs }));
  editor
    .chain()
    .focus()
    .insertContentAt(at ?? place, nodes)
    .run();
  const { doc, tr, selection: after } = editor.state;
  const behind = Selection.findFrom(doc.resolve(after.to), 1, true);
  if (after instanceof NodeSelection && behind) editor.view.dispatch(tr.setSelection(behind));
}
