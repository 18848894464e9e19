import type { ComponentType, ReactNode } from 'react';
import { AskFirst } from './app/layout/floating-links.tsx';
import { AddToCalendar } from './features/demo/booking/add-to-calendar.tsx';
import { lazyComponent } from './lib/page/lazy-component.tsx';

export interface PlainPage<Props> {
  /** Name of the page's module, by which the build names its styles. */
  readonly name: string;
  readonly preload: () => Promise<unknown>;
  readonly render: (props: Props) => ReactNode;
  /** What to press next, in the bar at the foot; absent where that is up to its path. */
  readonly step?: ((props: Props) => ReactNode) | undefined;
}

function plainPage<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  step?: (props: Props) => ReactNode,
): PlainPage<Props> {
  const { preload, Component } = lazyComponent(load);
  return { name, preload, render: (props) => <Component {...props} />, step };
}

/**
 * Pages that the server alone renders, from what it gives them: they have no scripts of the app, which never
 * shows them.
 */
export const plainPages = {
  booked: plainPage(
    'booked-page',
    async () => (await import('./features/demo/booking/booked-page.tsx')).BookedPage,
    ({ outcome }) => (outcome === 'booked' ? <AddToCalendar /> : undefined),
  ),
  booking: plainPage(
    'booking-page',
    async () => (await import('./features/demo/booking/booking-page.tsx')).BookingPage,
  ),
  bookingForm: plainPage(
    'booking-form-page',
    async () => (await import('./features/demo/booking/booking-form-page.tsx')).BookingFormPage,
    AskFirst,
  ),
  consent: plainPage(
    'consent-page',
    async () => (await import('./features/proof/consent/consent-page.tsx')).ConsentPage,
  ),
  feeSheet: plainPage(
    'fee-sheet-page',
    async () => (await import('./features/courses/fee-sheet/fee-sheet-page.tsx')).FeeSheetPage,
  ),
  message: plainPage(
    'message-page',
    async () => (await import('./app/message-page.tsx')).MessagePage,
  ),
  opening: plainPage(
    'opening-page',
    async () => (await import('./features/demo/booking/opening-page.tsx')).OpeningPage,
  ),
};
