import Link, { type LinkProps } from '@mui/material/Link';
import { ExternalLink } from 'lucide-react';
import { paths } from '../config/paths.ts';

/** Opens the site in a new tab, at an address that no cache has: with what was saved just now (quality-7). */
export const ViewSite = ({ sx }: Pick<LinkProps, 'sx'>) => (
  <Link
    href={paths.home}
    onClick={({ currentTarget }) => {
      currentTarget.href = `${paths.home}?saved=${Date.now()}`;
    }}
    target="_blank"
    rel="noopener"
    variant="body2"
    underline="hover"
    color="textSecondary"
    sx={[
      { alignSelf: 'center', flexShrink: 0, fontWeight: 600, whiteSpace: 'nowrap' },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <ExternalLink
      size={16}
      aria-hidden="true"
      style={{ display: 'inline', verticalAlign: '-0.2em' }}
    />{' '}
    View site
  </Link>
);
