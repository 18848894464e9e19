import { institute } from '@institute/schema';

export const skip = 'Skip to the content';
export const offline = 'You are offline. Pages you opened before still work.';
export const lacksClaims =
  'This copy leaves out figures and success stories. They need a connection.';

export const shortcuts = 'Shortcuts';
export const chatAboutCourses = 'Hello, I would like to know more about your courses.';
export const chatAbout = (course: string) =>
  `Hello, I would like to know more about the course ${course}.`;
export const askFirst = 'Questions? Ask us first.';
export const demoClass = 'Free demo class';
export const freeDemo = 'Get Free Demo';
export const toTop = 'Scroll to top';
export const onMap = 'Find us on the map';
export const onWhatsApp = 'Chat with us on WhatsApp';

export const notFound = 'Page not found';
export const nothingHere = 'There is no page at this address.';
export const oops = 'Oops! Page not found';
export const unfinished = institute.fixedTexts
  ? 'This kolam was never finished, and this page does not exist.'
  : 'This page does not exist.';
export const toHome = 'Return to Home';
export const notShown = 'This page could not be shown';
/** Where a page was asked for in Tamil that is in English alone: at the top of the nearest. */
export const onlyInEnglish = '';
