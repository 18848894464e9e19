/** What the draft of an enquiry's notes is kept under. */
export const notesDraft = (uid: string, id: string): string => `${uid}/enquiries/${id}`;
