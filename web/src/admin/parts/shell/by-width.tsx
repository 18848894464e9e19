import Typography from '@mui/material/Typography';

interface ByWidthProps {
  /** What stands there where there is little room. */
  readonly phone: string;
  readonly children: string;
}

/** A text on one line, with a shorter one for phones. */
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
