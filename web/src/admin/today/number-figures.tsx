import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';
import { tabPath } from '../shell/tabs.ts';
import { numbersOf, type ShownNumber } from './numbers.ts';
import { TrendLine } from './trend-line.tsx';

const minutes = 5 * 60_000;

const colors = { up: 'success.main', down: 'error.main', none: 'text.secondary' } as const;

/** The last seven days in numbers, against the seven before and with eight weeks as a line, and the seats ahead; their place is kept until they are read. */
export function Numbers({ seats }: { readonly seats: ShownNumber }) {
  const today = useLocalDay();
  const { data } = useQuery({
    queryKey: ['today', 'weeks', today],
    queryFn: () => callApi('readLastWeeks', {}),
    staleTime: minutes,
  });
  return (
    <Box component="section" aria-label="In numbers">
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          margin: 0,
          gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
        }}
      >
        {[...numbersOf(data), seats].map(({ name, value, outOf, change, about, trend, weeks }) => (
          <Box
            key={name}
            sx={{ display: 'flex', flexDirection: 'column', borderTop: 2, paddingTop: 1 }}
          >
            <Typography component="dt" variant="body2" sx={{ order: 2 }}>
              {name}
            </Typography>
            <Typography
              component="dd"
              sx={{
                margin: 0,
                fontFamily: 'var(--font-display)',
                fontSize: '1.75rem',
                fontWeight: 700,
              }}
            >
              {value} {outOf && <Typography component="span">{outOf}</Typography>}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              color="textSecondary"
              sx={{ order: 3, margin: 0, minHeight: '1lh' }}
            >
              {change && (
                <Box component="b" sx={{ color: colors[trend] }}>
                  {change}
                </Box>
              )}{' '}
              {about}
              <TrendLine weeks={weeks} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={tabPath('reports')} sx={{ display: 'inline-block', mt: 1 }}>
        Reports
      </Link>
    </Box>
  );
}
