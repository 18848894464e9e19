import { defaultNavbar } from '@institute/schema';

/** The six links and "Enquire Now", as the default navbar has them (navbar-5). */
export const navbar = defaultNavbar;
