/** What pages of bookings and failed forms say beside the booking itself. */
export const lookAtFields = 'Please look at the fields marked below.';
export const thankYou = 'Thank you';
export const received =
  'We have received your request. If you booked a demo class, we will email you a link that shows your booking.';
export const allClasses = 'All free demo classes';
export const anyCourse = 'Any course';
export const startAgain = 'Please start again.';
export const openLinkAgain = 'Please open the link again.';
export const contactUs = 'Contact us';
export const sorry = 'Sorry, that did not work';
export const isMissing = (again: string): string => `Something is missing. ${again}`;
export const tryLater = 'Please try again in a minute, or call us.';
export const needsScripts =
  'We have not received your enquiry, because sending it needs JavaScript. Please call or write to us instead.';
