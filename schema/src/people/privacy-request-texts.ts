/** The texts of a privacy request. They are the dashboard's: visitors do not load them. */
export const privacyRequestTexts = {
  about:
    'Export saves everything stored about a person to a file that you can give them. Erase shows it first, then deletes it permanently. Add their name to search placements, testimonials, files and all other content too.',
  nothing: 'Nothing is stored about this person',
  exported: 'The file contains everything stored about this person',
  question: (enquiries: number): string =>
    enquiries === 0
      ? 'They sent no enquiries. Erasing cannot be undone.'
      : `This removes ${enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`} and everything stored with it. This cannot be undone.`,
  content: {
    title: 'This also names them',
    namesakes: 'Select what is about this person. Everything else stays as it is.',
    effects: {
      deleted: 'Already deleted. Erasing makes it impossible to restore.',
      unmentioned: 'Only earlier versions name them. The current version stays as it is.',
      document: 'Erasing deletes it.',
      entries: 'Erasing removes the entries that name them.',
      emptied: 'Erasing empties the texts that name them. The rest stays.',
      text: 'Erasing does not change it: edit this text first.',
    },
    versions: (count: number): string =>
      count === 0 ? '' : `Earlier versions also erased: ${count}.`,
  },
  erased: 'Everything about this person has been erased',
  erasedInPart: 'Erased. Content that you did not select still names this person.',
  failure: {
    export: 'Failed to export. Please try again.',
    erase: 'Failed to erase everything. Please try again to erase the rest.',
  },
} as const;
