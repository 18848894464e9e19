import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Change, KeyFigure } from './key-figures.ts';
import { leadsPath, type Covered } from './leads-at.ts';
import type { NamedPeriod } from './period.ts';

const arrows = { up: ['▲', 'Up'], down: ['▼', 'Down'] } as const;

function ChangeText({ direction, by, before, isBetter }: Change) {
  if (direction === 'same') return <>as before</>;
  const [arrow, said] = arrows[direction];
  return (
    <>
      <Box
        component="strong"
        sx={{ color: isBetter ? 'success.main' : 'error.main', whiteSpace: 'nowrap' }}
      >
        <span role="img" aria-label={said}>
          {arrow}
        </span>{' '}
        {by}
      </Box>{' '}
      on {before} before
    </>
  );
}

interface KeyFiguresProps {
  readonly figures: readonly KeyFigure[];
  readonly period: NamedPeriod & Covered;
}

/** The figures that a report begins with, each with its change. */
export const KeyFigures = ({ figures, period }: KeyFiguresProps) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        md: `repeat(${figures.length}, minmax(0, 1fr))`,
      },
      margin: 0,
    }}
  >
    {figures.map(({ value, name, step, change }) => (
      <Box
        key={name}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          borderTop: '2px solid var(--ink)',
          paddingTop: 1,
        }}
      >
        <Typography component="dt" sx={{ order: 1 }}>
          {name}
        </Typography>
        <Typography component="dd" variant="h2" sx={{ margin: 0 }}>
          {step && value !== '0' ? (
            <Link
              component={RouterLink}
              to={leadsPath(period, step)}
              aria-label={`${value} ${name}`}
              color="inherit"
            >
              {value}
            </Link>
          ) : (
            value
          )}
        </Typography>
        {change && (
          <Typography
            component="dd"
            variant="body2"
            color="textSecondary"
            sx={{ order: 2, margin: 0 }}
          >
            <ChangeText {...change} />
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
