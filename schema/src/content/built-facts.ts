import { institute } from '../institute.ts';
import { courseFeaturesIn } from '../texts/en/defaults.ts';
import { contactCourses, postCategories } from '../fields/choices.ts';
import type { OwnFacts } from './own-facts.ts';
import { builtColours } from './palette.ts';

/** The facts that an owner can change, as the build knows them. */
export const builtFacts: OwnFacts = {
  name: institute.name,
  spokenName: institute.spokenName,
  shortName: institute.shortName,
  mark: institute.mark,
  area: institute.area,
  city: institute.city,
  region: institute.region,
  ...builtColours,
  tamilName: institute.tamilName,
  tamil: false,
  asksForPlacement: institute.fixedTexts,
  invitesToDemos: institute.fixedTexts,
  founded: institute.founded,
  registeredName: institute.registeredName,
  gstin: institute.gstin,
};

type OwnLists = Required<Pick<OwnFacts, 'courseFeatures' | 'formCourses' | 'postCategories'>>;

/**
 * The lists that an owner can change, as the specification fixes them (courses-6, contact-4, dashboard-13), with the part of the
 * city that features name.
 */
export const builtLists = (area = institute.area): OwnLists => ({
  courseFeatures: institute.fixedTexts ? [...courseFeaturesIn(area)] : [],
  formCourses: institute.fixedTexts ? Object.values(contactCourses) : [],
  postCategories: [...postCategories],
});

/** The name, which goes before that of the contact info, and what else the build says otherwise. */
export function otherFacts(said: OwnFacts): Partial<OwnFacts> {
  const built: Readonly<Record<string, unknown>> = builtFacts;
  const other = Object.entries(said).filter(
    ([name, value]) =>
      name === 'name' || Array.isArray(value) || (name in built && value !== built[name]),
  );
  return Object.fromEntries(other);
}
