/** What several pages say. */
export const contactUs = 'Contact Us';
export const allCourses = 'All courses';
export const allBatches = 'All batches';
export const learnMore = 'Learn More';
export const anyCourse = 'Any course';
export const inNumbers = 'In numbers';
export const tryAgain = 'Try again';
export const tryingAgain = 'Trying again...';
export const unreachable =
  'We cannot reach our server at the moment. Please check your connection and try again.';
export const loading = 'Loading';
export const pause = 'Pause';
export const play = 'Play';
export const close = 'Close';
export const notifications = 'Notifications';
export const addToCalendar = 'Add to calendar';
export const addTo = 'Add to ';
export const calendar = 'calendar';
export const joinWaitingList = 'Full, join the waiting list';
export const askAboutBatch = 'Ask about this batch';
export const nextBatchIs = 'Next batch: ';
export const nextBatchFull = 'next batch full';
export const pageNotFound = 'Page not found';
export const fewerPages = 'This list has fewer pages.';
export const firstPage = 'Go to the first page';
export const filter = 'Filter';
export const show = 'Show';
export const tags = 'Tags';
/** Where there is no address to write to. */
export const contactForm = 'our contact form';
export const writeToSee = 'To see, correct or erase your details, write to';
