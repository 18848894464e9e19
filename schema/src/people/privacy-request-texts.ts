/** The texts of a privacy request. They are the dashboard's: visitors do not load them. */
export const privacyRequestTexts = {
  about:
    'Export saves everything stored about a person to a file that you can give them. Erase shows it first, then deletes it for good. With their name, placements, testimonials and other content are searched too.',
  nothing: 'Nothing is stored about this person',
  exported: 'The file contains everything stored about this person',
  question: (enquiries: number): string =>
    enquiries === 0
      ? 'They sent no enquiries. Erasing cannot be undone.'
      : `This removes ${enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`} and everything stored with it. This cannot be undone.`,
  content: {
    title: 'The site’s content also names them',
    namesakes: 'Choose what is about this person. Everything else stays as it is.',
    effects: {
      deleted: 'Already deleted. Erasing makes it impossible to restore.',
      unmentioned: 'Only earlier versions name them. What visitors see stays.',
      document: 'Visible to visitors. Erasing deletes it.',
      entries: 'Visible to visitors. Erasing removes the entries that name them.',
      text: 'Visible to visitors, and not changed by erasing: edit this text first.',
    },
    versions: (count: number): string =>
      count === 0 ? '' : `Earlier versions also erased: ${count}.`,
  },
  erased: 'Everything about this person is erased',
  erasedInPart: 'Erased. Content that you did not choose still names this person.',
  failure: {
    export: 'Failed to export. Please try again.',
    erase: 'Failed to erase everything. Please try again to erase the rest.',
  },
} as const;
