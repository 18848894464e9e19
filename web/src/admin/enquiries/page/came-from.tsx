import { utmNames, type Visit, type Visits } from '@institute/schema';
import Typography from '@mui/material/Typography';
import { timeText } from '../../editor/time-text.ts';

const textOf = (visit: Visit): string =>
  [
    `on ${visit.landing}`,
    visit.referrer && `from ${visit.referrer}`,
    ...utmNames.map((name) => visit[name] && `${name}: ${visit[name]}`),
    timeText(visit.at),
  ]
    .filter(Boolean)
    .join(' · ');

/** How whoever sent an enquiry came to the site, as their browser noted it. */
export function CameFrom({ visits: { first, last } }: { readonly visits: Visits }) {
  const isOne = first.at === last.at;
  return (
    <section aria-labelledby="came-from">
      <Typography id="came-from" variant="h3">
        How they found us
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isOne ? 'Visit' : 'First visit'} {textOf(first)}
      </Typography>
      {!isOne && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>Last visit {textOf(last)}</Typography>
      )}
    </section>
  );
}
