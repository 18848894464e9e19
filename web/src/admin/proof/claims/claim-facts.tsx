import {
  claimKinds,
  claimRecords,
  plainDay,
  type LedgerLine,
  type StoredClaim,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dotPath } from '../../../components/pictures/dot-path.ts';
import { paths } from '../../../config/paths.ts';
import { FactList, type Fact } from '../../shell/fact-list.tsx';
import { isVerified } from './conditions.ts';
import { SourceLink } from './source-link.tsx';

/** A share of a hundred, counted in dots as on the site. */
export const Dots = ({ share }: { readonly share: number }) => (
  <Box
    component="svg"
    viewBox="0 0 500 20"
    aria-hidden="true"
    sx={{ marginTop: 1, fill: 'none', strokeLinecap: 'round', strokeDasharray: '0 10' }}
  >
    <path d={dotPath(0, share, 50)} stroke="var(--indigo)" strokeWidth="6.5" />
    <path d={dotPath(share, 100, 50)} stroke="var(--turmeric-deep)" strokeWidth="3.5" />
  </Box>
);

/** The evidence of a claim, as it is stored. */
export function EvidenceFacts({ record }: { readonly record: StoredClaim }) {
  const facts: readonly Fact[] = [
    ['Source', record.source && <SourceLink key="source" source={record.source} />],
    ['Basis', record.basis],
    ['Period', record.period],
    ['Record', record.record && claimRecords[record.record]],
    ['As of', plainDay(record.asOf)],
    ['Valid until', plainDay(record.validUntil)],
  ];
  return (
    <FactList
      facts={facts}
      sx={{ marginBlock: '1rem 0', paddingTop: 2, borderTop: '1px solid var(--line)' }}
    />
  );
}

/** The pages that show the claim. */
export function WhereShown({ line }: { readonly line: LedgerLine }) {
  const { kind, path } = line;
  const pages = [
    { name: claimKinds[kind], path },
    ...(isVerified(line) ? [{ name: 'How we count', path: paths.howWeCount }] : []),
  ];
  return (
    <>
      <Typography variant="h3" sx={{ marginTop: 2 }}>
        On the site
      </Typography>
      {path ? (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {pages.map((page) => (
            <Box
              key={page.path}
              component="li"
              sx={{
                display: 'flex',
                gap: 1.5,
                justifyContent: 'space-between',
                alignItems: 'center',
                borderBottom: '1px solid var(--line)',
                '& > small': { color: 'text.secondary', overflowWrap: 'anywhere' },
              }}
            >
              <Link href={page.path} target="_blank" rel="noopener" sx={{ paddingBlock: 1.25 }}>
                {page.name}
              </Link>
              <small>{page.path}</small>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography>No longer on the site</Typography>
      )}
    </>
  );
}

/** Other claims that are counted from the same, a line each. */
export const OtherClaims = ({ lines }: { readonly lines: readonly LedgerLine[] }) =>
  lines.length > 0 && (
    <>
      <Typography id="same-source" variant="h3" sx={{ marginTop: 2 }}>
        Also from this source
      </Typography>
      <Box component="ul" aria-labelledby="same-source" sx={{ margin: 0, padding: 0 }}>
        {lines.map(({ _id, text }) => (
          <li key={_id}>
            <Typography color="textSecondary" noWrap>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
