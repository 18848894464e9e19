import { consentStates, type ShownConsent } from '@institute/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeText } from '../../editor/time-text.ts';

/** What happened to a consent, the latest first. */
export const ConsentHistory = ({ consent }: { readonly consent: ShownConsent }) => (
  <Box component="ol" reversed aria-label="History" sx={{ margin: 0, paddingInlineStart: 3 }}>
    {consent.entries.toReversed().map(({ at, state, text }) => (
      <li key={at}>
        {consentStates[state]}, <time dateTime={at}>{timeText(at)}</time>
        {text && <Typography sx={{ whiteSpace: 'pre-line' }}>“{text}”</Typography>}
      </li>
    ))}
  </Box>
);
