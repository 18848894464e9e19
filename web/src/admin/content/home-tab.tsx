import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { useMay } from '../shell/session.ts';
import { LoadingShape } from '../shell/read-state.tsx';
import { HomeEditor } from './home-editor.ts';

const testimonialConsents = lazyComponent(
  async () => (await import('../proof/consents/testimonial-consents.tsx')).TestimonialConsents,
);

/** Asks those who are quoted on home for their consent; loaded when it is opened. */
function Consents() {
  const [open, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        Consent to testimonials
      </Button>
      {open && (
        <Suspense fallback={<LoadingShape of="rows" label="Loading the consents" />}>
          <testimonialConsents.Component />
        </Suspense>
      )}
    </Stack>
  );
}

/** The content of home, and what those who are quoted there answered. */
export function HomeTab(place: ComponentProps<typeof HomeEditor>) {
  const asks = useMay('askConsent');
  return <HomeEditor {...place} below={asks && <Consents />} />;
}
