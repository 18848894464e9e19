import { lazyComponent } from '../../../lib/page/lazy-component.tsx';

/** What the contact page begins with where its address says what it is about. */
export const contactOffer = lazyComponent(
  async () => (await import('./contact-page-offer.tsx')).ContactOffer,
);
