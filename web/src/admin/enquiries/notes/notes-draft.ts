/** Storage key for the draft of an enquiry's notes. */
export const notesDraft = (uid: string, id: string): string => `${uid}/enquiries/${id}`;

/** Storage key for the draft of an enquiry that is not stored yet. */
export const newEnquiryDraft = (uid: string): string => notesDraft(uid, 'new');

/** Storage key for the draft of a new note in its timeline. */
export const noteDraft = (uid: string, id: string): string => `${notesDraft(uid, id)}/note`;
