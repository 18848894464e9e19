import { phoneExample } from '../../institute.ts';

/** What is wrong with a field. */
export const isRequired = (label: string): string => `${label} is required`;
export const tooLong = (max: number): string => `Use at most ${max} characters`;
export const labelTooLong = (label: string, max: number): string =>
  `${label}: use at most ${max} characters`;
export const notText = 'Enter text';
export const chooseOption = 'Choose one of the options';
export const notEmail = 'Enter an email address such as name@example.com';
export const notPhone = `Enter a phone number such as ${phoneExample}, or one with its country code`;
export const nameHasSite = 'Enter your name without the address of a site';
export const chooseCourse = 'Choose the course you are interested in';
export const consentMissing = 'Tick the box so that we can contact you';

/** The fields of visitors' forms, as errors name them. */
export const fullName = 'Full Name';
export const email = 'Email Address';
export const phone = 'Phone Number';
