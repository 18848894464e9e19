import * as z from 'zod/mini';
import { postCategory } from '../blog/post-category.ts';
import { categoryParameter } from '../fields/category-parameter.ts';
import { flag, givenText, inOneLine, requiredText, stored, text } from '../fields/fields.ts';
import { ownList } from '../fields/own-list.ts';
import { hasTamil, institute, isInIndia } from '../institute.ts';

/** A colour as the form has it. */
export const hexColour = /^#[\da-f]{6}$/i;

const colour = (label: string) =>
  requiredText(label, 7).check(
    z.regex(hexColour, `${label}: enter # and six of the digits 0 to 9 and a to f`),
  );

const line = (label: string, max: number) => requiredText(label, max).check(inOneLine);

const mayBeEmpty = z._default(givenText(200).check(inOneLine), '');

/** Facts that were stored before owners could say it lack it: the build's holds. */
const place = (label: string, built: string) => z._default(line(label, 100), built);

const empty = (pattern: RegExp, problem: string) =>
  z._default(z.string('Enter text').check(z.trim(), z.regex(pattern, problem)), '');

/** A category whose address in the list is that of one before it. */
const withSameAddress = (categories: readonly string[]): string | undefined => {
  const addresses = categories.map(categoryParameter);
  return categories.find((_, index) => addresses.indexOf(addresses[index] ?? '') < index);
};

/** What an owner says of the institute; until then it is what `schema/src/institute.ts` says (institute-8). */
export const ownFacts = z.object({
  name: line('Full name', 100),
  spokenName: line('Name in sentences', 100),
  shortName: line('Short name', 30),
  /** The word that the kolam of the logo is drawn from. */
  mark: line('Mark', 40),
  /** The same as the city where a part of it says nothing. */
  area: place('Part of the city', institute.area),
  city: place('City', institute.city),
  region: place('State or region', institute.region),
  brand: colour('Leading colour'),
  accent: colour('Second colour'),
  /** Before a noun; empty where notices and consents are in English only. */
  tamilName: mayBeEmpty,
  /** Whether the site is there in Tamil, too (tamil-1). */
  tamil: flag(false).check(
    z.refine((isOn) => hasTamil || !isOn, 'Switch this off: the code has no Tamil'),
  ),
  founded: empty(/^(?:\d{4})?$/, 'Enter a year such as 2014'),
  registeredName: mayBeEmpty,
  gstin: isInIndia
    ? empty(
        /^(?:\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z])?$/,
        'Enter the 15 capital letters and digits of the registration certificate',
      )
    : empty(/^$/, 'Leave this empty outside India'),
  /** Whether the contact form asks if placement support is wanted (contact-5). */
  asksForPlacement: flag(institute.fixedTexts),
  /** Whether pages invite to free demo classes (institute-8). */
  invitesToDemos: flag(institute.fixedTexts),
  /** What every course comes with; absent where it is that of `builtLists`, as the next one. */
  courseFeatures: ownList(requiredText('Feature', 200), 12),
  /** The courses that forms offer beside those of the site. */
  formCourses: ownList(requiredText('Course', 200), 20),
  /** The categories that the form of a post offers. */
  postCategories: ownList(postCategory, 20).check(
    z.refine((categories) => !withSameAddress(categories ?? []), {
      error: ({ input }) =>
        `Rename or remove “${withSameAddress(input as string[])}”: another category has its address in the blog`,
    }),
  ),
  /** The cards below the list of courses; absent where they are those of the specification (courses-6). */
  whatYouGet: ownList(z.object({ title: requiredText('Title', 200), text: text(1000) }), 12),
});

/** What a share image shows of them. */
export const imageFacts = z.pick(ownFacts, {
  name: true,
  mark: true,
  area: true,
  city: true,
  brand: true,
  accent: true,
});

/** As stored, perhaps by a build for another country. */
export const storedInstitute = z.extend(ownFacts, {
  ...stored,
  // oxlint-disable-next-line promise/valid-params
  tamil: z.catch(ownFacts.shape.tamil, false),
  // oxlint-disable-next-line promise/valid-params
  gstin: z.catch(ownFacts.shape.gstin, ''),
});

export type OwnFacts = z.infer<typeof ownFacts>;
export type ImageFacts = z.infer<typeof imageFacts>;
export type StoredInstitute = z.infer<typeof storedInstitute>;
