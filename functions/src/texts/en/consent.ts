import { hasTamil } from '@institute/schema';

/** The mail that asks a student for their consent. */
export const why = 'You get this email because our staff sent you this question.';
export const greeting = hasTamil ? 'Vanakkam,' : 'Hello,';
export const question =
  'We would like to show your success on our website. Please look at exactly what visitors would see, then agree, ask for a change, or say no. You do not need an account.';
export const button = 'See it and answer';
export const forEver =
  'The link never expires: you can use it to withdraw your consent at any time.';
