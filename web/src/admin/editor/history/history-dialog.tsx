import {
  type EndpointData,
  type StoredVersion,
  shownDifferences,
  type Difference,
} from '@institute/schema';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { liveVersions } from '../../../lib/firebase/live/live-versions.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import type { AnyField } from '../form/field.ts';
import { DifferencesTable } from '../merge/differences-table.tsx';
import { parseVersion, versionOf, type EditedType } from '../version.ts';
import { useRestore } from './use-restore.ts';
import { replacedText, untilText } from './version-text.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface VersionDetailsProps {
  readonly fields: readonly AnyField[];
  /** "Ours" is the stored version; undefined for a version that the form cannot show. */
  readonly found: readonly Difference[] | undefined;
  readonly restoring: boolean;
  /** Whether the form has changes, which restoring replaces. */
  readonly unsaved: boolean;
  readonly onRestore: () => void;
}

/** The consequences of restoring, said before it is done. */
function consequences(found: readonly Difference[], unsaved: boolean): string {
  const publishes = found.find(({ path }) => path === 'published')?.theirs;
  return [
    unsaved && 'This will replace your unsaved changes.',
    publishes === true && 'Visitors will be able to see it again.',
    publishes === false && 'It will become a draft: visitors will no longer see it.',
    'The current version stays in the history.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How a version differs from the stored one, and a button to restore it. */
function VersionDetails({ fields, found, restoring, unsaved, onRestore }: VersionDetailsProps) {
  if (!found) return <Typography>It no longer fits this form.</Typography>;
  if (found.length === 0) return <Typography>It is the same as the current version.</Typography>;
  return (
    <Stack spacing={2}>
      <DifferencesTable
        fields={fields}
        differences={found}
        columns={[
          { title: 'Current version', side: 'ours' },
          { title: 'This version', side: 'theirs' },
        ]}
      />
      <Typography variant="body2" color={unsaved ? 'error' : 'textSecondary'}>
        {consequences(found, unsaved)}
      </Typography>
      <BusyButton
        busy={restoring}
        busyLabel="Restoring..."
        sx={{ alignSelf: 'start' }}
        onClick={onRestore}
      >
        Restore this version
      </BusyButton>
    </Stack>
  );
}

/** A document and what its editor knows about it. */
export interface HistoryTask<Values, Stored extends { updatedAt: string }> {
  /** Path of the document, such as `courses/abc`. */
  readonly document: string;
  readonly title: string;
  readonly kind: EditedType<Values, Stored>;
  readonly fields: readonly AnyField[];
  /** The stored version. */
  readonly stored: Stored;
  /** Whether the form has unsaved changes. */
  readonly unsaved: boolean;
  readonly onRestored: (stored: EndpointData<'restoreVersion'>) => void;
}

interface HistoryDialogProps<Values, Stored extends { updatedAt: string }> extends HistoryTask<
  Values,
  Stored
> {
  readonly onClose: () => void;
}

/** The versions of a document: how each differs from the stored one, and a button to restore it. */
export function HistoryDialog<Values extends FieldValues, Stored extends { updatedAt: string }>({
  document,
  title,
  kind,
  fields,
  stored,
  unsaved,
  onRestored,
  onClose,
}: HistoryDialogProps<Values, Stored>) {
  const [source] = useState(() => liveVersions(document));
  /** Null once it is closed; at first the newest is open. */
  const [opened, setOpened] = useState<string | null>();
  const { restore, restoring, failure } = useRestore();

  /** Undefined for a version that the form cannot show. */
  const differencesOf = ({ data, document: path }: StoredVersion) => {
    const version = parseVersion(kind, { ...data, _id: path.split('/')[1] });
    return version && shownDifferences(versionOf(kind, stored).values, version.values);
  };

  async function restoreNow(version: StoredVersion) {
    const restored = await restore(version, stored.updatedAt);
    if (!restored) return;
    notify('success', 'Version restored');
    onRestored(restored);
    onClose();
  }

  return (
    <VersionsDialog
      title={`History of ${title}`}
      text="The last 20 versions are kept. Open one to see how it differs from the current version."
      none="No changes yet."
      source={source}
      failure={failure}
      onClose={onClose}
    >
      {(versions) => (
        <Box>
          {versions.map((version, index) => (
            <Accordion
              key={version._id}
              disableGutters
              variant="outlined"
              expanded={opened === undefined ? index === 0 : opened === version._id}
              onChange={(_event, expanded) => setOpened(expanded ? version._id : null)}
              slotProps={{ transition: { unmountOnExit: true } }}
            >
              <AccordionSummary
                sx={{
                  paddingInline: { xs: 1.5, sm: 2 },
                  // Its container clips anything outside.
                  '&&:focus-visible': { outlineOffset: -3 },
                }}
              >
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {untilText(version)}
                  </Typography>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {replacedText(version)}
                  </Typography>
                </Box>
              </AccordionSummary>
              <AccordionDetails sx={{ paddingInline: { xs: 1, sm: 2 } }}>
                <VersionDetails
                  fields={fields}
                  found={differencesOf(version)}
                  restoring={restoring === version._id}
                  unsaved={unsaved}
                  onRestore={() => void restoreNow(version)}
                />
              </AccordionDetails>
            </Accordion>
          ))}
        </Box>
      )}
    </VersionsDialog>
  );
}
