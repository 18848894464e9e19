/** Storage key for the draft of an enquiry's notes. */
export const notesDraft = (uid: string, id: string): string => `${uid}/enquiries/${id}`;
