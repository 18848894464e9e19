import { defaultNavbar, type Navbar } from '@institute/schema';

const [home, about, courses, ...others] = defaultNavbar.links;
const batches = { name: 'Batches', path: '/batches', isActive: true, order: 0 };

/** The links and the button of the default navbar (navbar-5), with the batches beside the courses. */
export const navbar: Navbar = {
  ...defaultNavbar,
  links: [home!, about!, courses!, batches, ...others].map((link, index) => ({
    ...link,
    order: index + 1,
  })),
};
