import { privacyRequestTexts, type PersonExport } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

type Mention = PersonExport['content'][number];

const texts = privacyRequestTexts;

/** Maximum length of an excerpt of a text that names the person. */
const excerptLength = 160;

const excerptOf = ({ texts: [first = ''] }: Mention): string =>
  first.length > excerptLength ? `${first.slice(0, excerptLength)}…` : first;

/** Default choice: erase what is no longer public, keep what is. */
const isChosenAtFirst = ({ effect }: Mention): boolean =>
  effect === 'deleted' || effect === 'unmentioned';

/** Whether erasing the chosen ones leaves nothing that names the person. */
export const isAll = (content: readonly Mention[], chosen: readonly string[]): boolean =>
  content.every(({ document, effect }) => chosen.includes(document) && effect !== 'text');

interface ErasureReviewProps {
  /** The person, as typed. */
  readonly whose: string;
  readonly found: PersonExport;
  readonly onCancel: () => void;
  /** Receives the paths of the content that is about this person. */
  readonly onErase: (content: string[]) => void;
}

/** Shows everything found about a person, and asks what to erase. */
export function ErasureReview({ whose, found, onCancel, onErase }: ErasureReviewProps) {
  const { enquiries, content } = found;
  const [chosen, setChosen] = useState(() =>
    content.filter(isChosenAtFirst).map(({ document }) => document),
  );
  const toggle = (document: string): void =>
    setChosen((before) =>
      before.includes(document)
        ? before.filter((each) => each !== document)
        : [...before, document],
    );

  return (
    <Dialog
      open
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby="erasure"
      aria-describedby="erasure-text"
    >
      <DialogTitle id="erasure" sx={{ overflowWrap: 'anywhere' }}>
        Erase everything about “{whose}”?
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="erasure-text">{texts.question(enquiries.length)}</DialogContentText>
        {content.length > 0 && (
          <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0, marginTop: 2 }}>
            <Typography component="legend" sx={{ fontWeight: 600, padding: 0 }}>
              {texts.content.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {texts.content.namesakes}
            </Typography>
            <FormGroup>
              {content.map((mention) => (
                <FormControlLabel
                  key={mention.document}
                  sx={{ alignItems: 'flex-start', marginTop: 1 }}
                  control={
                    <Checkbox
                      checked={chosen.includes(mention.document)}
                      onChange={() => toggle(mention.document)}
                    />
                  }
                  label={
                    <Box sx={{ overflowWrap: 'anywhere' }}>
                      <Typography>{mention.title}</Typography>
                      <Typography variant="body2">
                        {texts.content.effects[mention.effect]}{' '}
                        {texts.content.versions(mention.versions)}
                      </Typography>
                      <Typography variant="body2" color="textSecondary">
                        {mention.document.split('/')[0]}: “{excerptOf(mention)}”
                      </Typography>
                    </Box>
                  }
                />
              ))}
            </FormGroup>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="contained"
          color="error"
          disabled={enquiries.length + chosen.length === 0}
          onClick={() => onErase(chosen)}
        >
          Erase permanently
        </Button>
      </DialogActions>
    </Dialog>
  );
}
