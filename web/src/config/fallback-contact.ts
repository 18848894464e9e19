/** Fallback for contact info that is absent or could not be read. */
export const fallbackContact = {
  place: 'Chennai, Tamil Nadu',
  phone: '+91 44 4000 0100',
  email: 'hello@vaasal.example',
} as const;
