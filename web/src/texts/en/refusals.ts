/** What a visitor is told whose enquiry was refused; the server's own message, where it knows better. */
export const reasonOf = (status: number, message: string | undefined): string | undefined =>
  status === 429
    ? 'You have sent several enquiries in a short time. Please wait ten minutes, or call us.'
    : message;
