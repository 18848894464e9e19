/** How to reach the institute, where its contact info is absent or cannot be read. */
export const fallbackContact = {
  place: 'Chennai, Tamil Nadu',
  phone: '+91 44 4000 0100',
  email: 'hello@vaasal.example',
} as const;
