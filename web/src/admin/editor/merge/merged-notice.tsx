import { differences } from '@institute/schema';
import Alert from '@mui/material/Alert';
import { labelOf, type AnyField } from '../form/field.ts';
import { useChanges } from '../use-changes.ts';
import type { MergedEdit } from '../use-editor.ts';

interface MergedNoticeProps {
  readonly document: string;
  readonly fields: readonly AnyField[];
  readonly edit: MergedEdit<unknown>;
}

/** Reports whose changes a save was merged with. */
export function MergedNotice({ document, fields, edit: { base, theirs } }: MergedNoticeProps) {
  const changes = useChanges(document, base.updatedAt);
  const paths = differences(theirs.values, base.values).map(({ path }) => path);
  const labels = new Set(paths.map((path) => labelOf(fields, path)));
  return (
    <Alert severity="info" role="status">
      Saved together with changes by {changes}
      {labels.size > 0 && `: ${[...labels].join(', ')}`}.
    </Alert>
  );
}
