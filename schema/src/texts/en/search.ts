/** What can be found, with the word that stands at a result. */
export const searchKinds = {
  course: 'Course',
  batch: 'Batch',
  trainer: 'Trainer',
  post: 'Blog',
  page: 'Page',
} as const;
