import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { useIsIdle } from '../../lib/page/use-is-idle.ts';
import { IconAction } from '../shell/icon-action.tsx';
import { largeText, wholeInLargeText } from '../shell/large-text.ts';
import { OnDemand } from '../shell/on-demand.tsx';
import { EditorStateText } from './editor-state-text.tsx';
import type { AnyField } from './form/field.ts';
import { hasSections } from './form/sections.ts';
import type { EditorState } from './use-editor.ts';

const sectionLinks = lazyComponent(
  async () => (await import('./form/section-links.tsx')).SectionLinks,
);

interface SaveBarProps {
  readonly title: string;
  readonly back: ReactNode;
  /** Whether the role of the admin includes changes. */
  readonly edits: boolean;
  readonly state: EditorState;
  readonly changed: boolean;
  readonly isNew: boolean;
  readonly later: ReactNode;
  readonly onUndo: () => void;
  readonly history: ReactNode;
  readonly save: ReactNode;
  /** The form, to whose parts links lead. */
  readonly fields: readonly AnyField[];
}

/** The title with the way back, and below it the state of the editor and what can be done with it, on phones in lines of their own. */
export function SaveBar({
  title,
  back,
  edits,
  state,
  changed,
  isNew,
  later,
  onUndo,
  history,
  save,
  fields,
}: SaveBarProps) {
  const isIdle = useIsIdle();
  const heading = (
    <Typography
      variant="h2"
      noWrap
      sx={{
        ...(back && { fontSize: { xs: '1.125rem', sm: '1.375rem' } }),
        ...wholeInLargeText,
      }}
    >
      {title}
    </Typography>
  );
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 48,
        zIndex: 2,
        paddingBlock: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
        // It leaves the screen to the fields.
        [largeText]: { position: 'static' },
      }}
    >
      {back && (
        <Stack
          direction="row"
          sx={{ columnGap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'baseline' }}
        >
          {back}
          {heading}
        </Stack>
      )}
      <Stack
        direction="row"
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: { xs: 0.5, sm: 1.5 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0 }}>
          {!back && heading}
          {edits ? (
            <EditorStateText state={state} isNew={isNew} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              Read only: your role cannot make changes
            </Typography>
          )}
        </Box>
        {history}
        {changed && (
          <IconAction
            label="Undo changes"
            icon={Undo2}
            disabled={state === 'saving'}
            onClick={onUndo}
          />
        )}
        {edits && changed && later}
        {edits && save}
      </Stack>
      {hasSections(fields) && (
        <Box sx={{ minHeight: 44, marginBottom: -1.5 }}>
          {isIdle && (
            <OnDemand>
              <sectionLinks.Component fields={fields} />
            </OnDemand>
          )}
        </Box>
      )}
    </Box>
  );
}
