import { defaultNavbar } from '@institute/schema';

/** Specification, section 2: the six links and "Enquire Now", as the default navbar has them. */
export const navbar = defaultNavbar;
