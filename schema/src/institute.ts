/** How a currency is written: its sign in front. */
interface Currency {
  /** ISO 4217, for search engines. */
  readonly code: string;
  readonly sign: string;
  /** In labels, for more than one. */
  readonly words: string;
}

/** The facts about an institute that the build has to know; a comment above each line says why. */
export interface Institute {
  readonly name: string;
  readonly spokenName: string;
  readonly shortName: string;
  readonly developer: string;
  readonly mark: string;
  readonly area: string;
  readonly city: string;
  readonly region: string;
  readonly domain: string;
  readonly placeholders: { readonly phone: string; readonly email: string };
  readonly founded: string;
  readonly registeredName: string;
  readonly gstin: string;
  readonly locale: string;
  readonly currency: Currency;
  /** Digits, without + or 00. */
  readonly phoneCode: string;
  /** Numbers as they are typed in its country (`tools/institute/phone-pattern.ts`). */
  readonly phonePattern: RegExp;
  readonly timeZone: string;
  readonly timeName: string;
  readonly timeCode: string;
  /** Before a noun; empty where notices and consents are in English only. */
  readonly tamilName: string;
  readonly startsBacked: boolean;
  readonly fixedTexts: boolean;
}

/**
 * What the build knows about the institute whose site this is: `npm run new-institute` writes it. What an owner says in
 * the dashboard, under Institute, goes before it; address and phone numbers are there alone.
 */
export const institute: Institute = {
  // Pages that no read succeeded for, the installed app, calendars and the authenticator's entry have it in their files
  name: 'Vaasal Institute of Technology',
  // In sentences and on the dashboard's first screen, which no one has signed in to yet
  spokenName: 'Vaasal Institute',
  // Beside the mark, which shows before anything is read, and under the icon of the installed app
  shortName: 'Vaasal',
  // At the foot of every page, whoever edits the rest
  developer: 'Vaasal Labs',
  // The word that the kolam of the icons is drawn from, while they are built
  mark: 'vaasal',
  // On share images, which are drawn without a read, and in what the installed app says about itself
  area: 'Adyar',
  // In descriptions of pages, and where the address cannot be read
  city: 'Chennai',
  region: 'Tamil Nadu',
  // Examples in the forms of the dashboard; the deploy refuses the sample's
  domain: 'vaasal.example',
  // In the footer where the details are not known: nobody's details
  placeholders: { phone: 'Phone number on request', email: 'Email address on request' },
  // In the structured data, which says what no page says; left out where empty
  founded: '',
  registeredName: '',
  gstin: '',
  // Numbers, dates and sorting are the same on the server and in the browser, from the first paint
  locale: 'en-IN',
  // Fees are stored as amounts without it, so that it cannot change below them
  currency: { code: 'INR', sign: '₹', words: 'rupees' },
  // Phone numbers are stored with it; who types one without is in its country
  phoneCode: '91',
  // Not that of every country, in forms that visitors load
  phonePattern: /^(?:\+?91)?0?([2-9]\d{9}|18[06]0\d{6,7})$/,
  // Stored days and times are local; background functions have their hours when they are deployed
  timeZone: 'Asia/Kolkata',
  // What people call it
  timeName: 'India time',
  timeCode: 'IST',
  // Consents are stored with the language they were given in, so that it cannot disappear from the site
  tamilName: 'வாசல் தொழில்நுட்பக் கல்வி நிறுவனத்தின்',
  // Before an owner chooses: whether figures show only if they are backed. The first page served has to know
  startsBacked: false,
  // Whether the site says what the specification fixes: what courses come with, why to choose the institute, hiring
  // partners, the courses of its forms. It is true of the sample alone
  fixedTexts: true,
};

// Where Google keeps its data and runs its functions; not to be changed once its project is there
export const cloudRegion = 'asia-south1';

// What public pages say of the institute: constants of their own, so that a bundle has only those that it says

// Of its zone, all year round; empty where the clocks change, and the browser is asked: that takes longer than a page's
// other scripts
export const utcOffset = '+05:30';
// 12 or 24, as its locale says times
export const clockHours: number = 12;
// Placements are counted in years that begin with this month, 1 for January; not to be changed once some are
export const yearBegins: number = 4;
// What is taught, in the footer and in descriptions of pages
export const teaches = 'Software training';
// The same as a list within a sentence, on the share image, too; may be empty
export const subjects = 'software, data, AI, cloud, security and design';
// The headline of the share image; the name where it is empty
export const motto = 'From the first line of code to the first job';
// In the footer, after what is taught where; may be empty
export const promise = 'small batches, real projects, and people who help you find the job';
// In the privacy notice: whom people may complain to
export const dataAuthority = 'the Data Protection Board of India';
// The first day of the working week, 0 for Sunday: the week of calendars and lists begins with it
export const weekBegins: number = 1;
// How many days the working week has; the others are the weekend
export const workingDays: number = 5;
// Where addresses have the postcode: before the city, or at their end
export const postcodeFirst: boolean = false;
// In what forms say of a number that is none
export const phoneExample = '98765 43210';
// How many digits what follows from a rate has after the point; 0 where it is whole
export const moneyDecimals: number = 0;
// What the tax is called that a fee can have in it
export const tax = 'GST';
// The same at the beginning of a line: Tax
export const taxAtStart = 'GST';

/** Part of the city and city; the city alone where they are the same. */
export const placeText = ({ area, city }: Pick<Institute, 'area' | 'city'>): string =>
  area === city ? city : `${area}, ${city}`;

/** Whether the law of India is the institute's: what depends on it stands nowhere else. */
export const isInIndia = institute.phoneCode === '91';

/** Whether notices and consents are in Tamil, too. */
export const hasTamil = institute.tamilName !== '';
