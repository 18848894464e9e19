import Typography from '@mui/material/Typography';

interface ByWidthProps {
  /** The text for narrow screens. */
  readonly phone: string;
  readonly children: string;
}

/** A single-line text with a shorter version for phones. */
export function ByWidth({ phone, children }: ByWidthProps) {
  return (
    <>
      <Typography component="span" variant="inherit" sx={{ display: { sm: 'none' } }}>
        {phone}
      </Typography>
      <Typography
        component="span"
        variant="inherit"
        noWrap
        sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: '16rem' }}
      >
        {children}
      </Typography>
    </>
  );
}
