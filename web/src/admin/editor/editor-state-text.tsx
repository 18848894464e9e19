import Typography from '@mui/material/Typography';
import type { EditorState } from './use-editor.ts';

const texts: Record<EditorState, string> = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving',
  failed: 'Not saved',
  offline: 'Not saved: offline',
};

const colors: Record<EditorState, string> = {
  saved: 'success.main',
  unsaved: 'text.primary',
  saving: 'text.secondary',
  failed: 'error.main',
  offline: 'error.main',
};

interface EditorStateTextProps {
  readonly state: EditorState;
  /** Whether it is not stored yet. */
  readonly isNew?: boolean;
}

/** Shows the state of an editor. */
export function EditorStateText({ state, isNew = false }: EditorStateTextProps) {
  const isUnstored = isNew && state === 'saved';
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ color: isUnstored ? colors.unsaved : colors[state], overflowWrap: 'normal' }}
    >
      {isUnstored ? 'Not saved yet' : texts[state]}
    </Typography>
  );
}
