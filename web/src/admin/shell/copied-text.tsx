import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long the button shows its result, in milliseconds. */
const saidFor = 2_000;

interface CopyButtonProps {
  /** Accessible name, such as `phone of Meena`. */
  readonly what: string;
  readonly value: string;
}

/** Copies a value, and says so. */
export function CopyButton({ what, value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Could not copy' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(setOutcome, saidFor, null);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('Copied');
    } catch {
      setOutcome('Could not copy');
    }
  }

  return (
    <>
      <Button
        size="small"
        aria-label={`Copy ${what}`}
        sx={{ minWidth: 0, flexShrink: 0 }}
        onClick={() => void copy()}
      >
        {outcome ?? <Copy size={16} aria-hidden="true" />}
      </Button>
      <span role="status" className="visually-hidden">
        {outcome}
      </span>
    </>
  );
}

interface CopiedTextProps extends Pick<CopyButtonProps, 'what'> {
  readonly text: string;
  /** The copied value; by default the text. */
  readonly value?: string;
}

/** A text with a button that copies it. */
export const CopiedText = ({ what, text, value = text }: CopiedTextProps) => (
  <Typography component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <span>{text}</span>
    <CopyButton what={what} value={value} />
  </Typography>
);
