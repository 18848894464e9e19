import type { ComponentProps } from 'react';
import { TestimonialConsents } from '../consents/testimonial-consents.tsx';
import { useMay } from '../parts/session.ts';
import { HomeEditor } from './home-editor.ts';

/** The content of home, and what those who are quoted there answered. */
export function HomeTab(place: ComponentProps<typeof HomeEditor>) {
  const asks = useMay('askConsent');
  return <HomeEditor {...place} notice={asks && <TestimonialConsents />} />;
}
