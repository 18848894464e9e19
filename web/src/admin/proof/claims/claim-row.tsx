import { claimKinds, type LedgerLine } from '@institute/schema';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { aboutOf, conditions, actionLabelFor } from './conditions.ts';

interface ClaimRowProps {
  readonly line: LedgerLine;
  readonly onRepair: (line: LedgerLine) => void;
}

/** A claim: what it says, where, what backs it, and the press that repairs it. */
export function ClaimRow({ line, onRepair }: ClaimRowProps) {
  const { kind, text, path, condition } = line;
  const { label, color } = conditions[condition];
  const repair = actionLabelFor(line);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Stack sx={{ flex: '1 1 16rem', minWidth: 0, gap: 0.25 }}>
        <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '48rem' }}>
          {text.length > 200 ? `${text.slice(0, 200)} …` : text}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {claimKinds[kind]} ·{' '}
          {path ? (
            <Link href={path} target="_blank" rel="noopener">
              {path}
            </Link>
          ) : (
            'no longer on the site'
          )}{' '}
          · {aboutOf(line)}
        </Typography>
      </Stack>
      <Chip size="small" variant="outlined" label={label} color={color} />
      {repair && (
        <Button
          variant={condition === 'backed' ? 'text' : 'outlined'}
          aria-label={`${repair}: ${text.slice(0, 80)}`}
          onClick={() => onRepair(line)}
        >
          {repair}
        </Button>
      )}
    </Stack>
  );
}
