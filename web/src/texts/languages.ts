import type { Twins } from '@institute/schema';
import type * as footer from './en/footer.ts';
import type * as navbar from './en/navbar.ts';
import type * as footerInTamil from './ta/footer.ts';
import type * as navbarInTamil from './ta/navbar.ts';

/** Each area of texts with its twin. */
export type Areas = Twins<{
  footer: [typeof footer, typeof footerInTamil];
  navbar: [typeof navbar, typeof navbarInTamil];
}>;
