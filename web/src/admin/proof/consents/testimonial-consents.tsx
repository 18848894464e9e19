import {
  claimOf,
  consentStates,
  messages,
  type ShownConsent,
  type Testimonial,
} from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { liveSingleton } from '../../../lib/firebase/live/live-content.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { useConsents } from './use-consents.ts';

/** The id of the claim that a testimonial is, as the server makes it. */
async function claimIdOf(testimonial: Testimonial): Promise<string> {
  const { kind, text } = claimOf.testimonial(testimonial);
  const bytes = new TextEncoder().encode(`${kind}\n${text}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 24);
}

const isAbout = ({ entries }: ShownConsent, { name, role, message, image = '' }: Testimonial) =>
  entries.some(
    ({ card }) =>
      card?.['name'] === name &&
      card['message'] === message &&
      card['role'] === role &&
      card['image'] === image,
  );

/** The stored testimonials, each with what its student answered (consents-8). */
export function TestimonialConsents() {
  const [source] = useState(() => liveSingleton('home'));
  const live = useLive(source);
  const { data: consents, error, refetch } = useConsents(true);
  const [asked, setAsked] = useState<Testimonial | null>(null);
  if (live.status === 'failed')
    return <ReadFailure reason={messages.fetch.home} onRetry={live.retry} />;
  if (!consents && error) return <ReadFailure reason={reasonOf(error)} onRetry={refetch} />;
  if (live.status === 'loading' || !consents) return <LoadingShape of="fields" />;
  const found = (testimonial: Testimonial) =>
    [...consents.values()].find((consent) => isAbout(consent, testimonial));
  return (
    <>
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {(live.data?.testimonials ?? []).map((testimonial) => {
          const { name, message } = testimonial;
          const consent = found(testimonial);
          return (
            <Stack
              component="li"
              key={name + message}
              direction="row"
              sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography sx={{ marginInlineEnd: 'auto' }}>
                {name}: {consent ? consentStates[consent.state] : 'Not asked'}
              </Typography>
              <Button
                size="small"
                aria-label={`Consent: ${name}`}
                onClick={() => setAsked(testimonial)}
              >
                Consent
              </Button>
            </Stack>
          );
        })}
      </Stack>
      {asked && (
        <ConsentDialog
          kind="testimonial"
          findTarget={() => claimIdOf(asked)}
          name={asked.name}
          consent={found(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
