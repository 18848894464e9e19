import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../components/button.tsx';

/** Leads to the enquiry: a link to the contact page, which works without JavaScript. */
export function EnquiryButton({ children }: { readonly children: ReactNode }) {
  return <ButtonLink to={paths.contact}>{children}</ButtonLink>;
}
