import Box from '@mui/material/Box';
import { readSwitch } from '../shell/device-switch.ts';
import { Key } from '../shell/key.tsx';
import { singleKeysOff } from '../shell/shortcut.ts';

const legend = [
  [['J', 'K'], 'next, previous'],
  [['C'], 'call'],
  [['W'], 'WhatsApp'],
  [['E'], 'email'],
  [['1–8'], 'outcome'],
  [['F'], 'follow-up'],
  [['N'], 'note'],
  [['/'], 'search'],
] as const;

/** The keys of `useLeadKeys`, below the list of a laptop. Assistive technology reads them at what they press. */
export const KeyLegend = () =>
  readSwitch(singleKeysOff) ? null : (
    <Box
      aria-hidden="true"
      sx={{
        display: { xs: 'none', lg: 'flex' },
        flexWrap: 'wrap',
        gap: '0.25rem 1rem',
        paddingBlock: 1,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      {legend.map(([keys, what]) => (
        <Box key={what} component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {what}
        </Box>
      ))}
    </Box>
  );
