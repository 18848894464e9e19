import Alert from '@mui/material/Alert';
import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import type { AnyField } from '../form/field.ts';
import { SectionBoundary } from '../../shell/section-boundary.tsx';
import type { useEditor } from '../use-editor.ts';

const conflictDialog = lazyComponent(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
);
const mergedNotice = lazyComponent(async () => (await import('./merged-notice.tsx')).MergedNotice);

interface EditsOfOthersProps {
  readonly document: string;
  readonly fields: readonly AnyField[];
  readonly editor: Pick<ReturnType<typeof useEditor>, 'conflict' | 'mergedWith' | 'isBehind'>;
}

/** Notices and questions when someone else edits the same document. */
export function EditsOfOthers({ document, fields, editor }: EditsOfOthersProps) {
  const { conflict, mergedWith, isBehind } = editor;
  return (
    <SectionBoundary>
      {isBehind && (
        <Alert severity="warning">
          Someone else saved this while you were editing. When you save, both sets of changes are
          kept; if you changed the same field, we will ask which to keep.
        </Alert>
      )}
      <Suspense>
        {mergedWith && (
          <mergedNotice.Component document={document} fields={fields} edit={mergedWith} />
        )}
        {conflict && (
          <conflictDialog.Component document={document} fields={fields} conflict={conflict} />
        )}
      </Suspense>
    </SectionBoundary>
  );
}
