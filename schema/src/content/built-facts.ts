import { institute } from '../institute.ts';
import { courseFeaturesIn } from '../texts/en/defaults.ts';
import { contactCourses } from '../fields/choices.ts';
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
  founded: institute.founded,
  registeredName: institute.registeredName,
  gstin: institute.gstin,
};

type OwnLists = Required<Pick<OwnFacts, 'courseFeatures' | 'formCourses'>>;

/** The lists that an owner can change, as the specification fixes them (courses-6, contact-4). */
export const builtLists = (): OwnLists => ({
  courseFeatures: institute.fixedTexts ? [...courseFeaturesIn(institute.area)] : [],
  formCourses: institute.fixedTexts ? Object.values(contactCourses) : [],
});

/** Leaves lists out that are as the specification fixes them: pages have those in their own language. */
export function withoutBuiltLists<Facts extends Partial<OwnLists>>(facts: Facts): Facts {
  const built = Object.entries(builtLists());
  const same = ([name, list]: (typeof built)[number]) =>
    JSON.stringify(facts[name as keyof OwnLists]) === JSON.stringify(list);
  const left = new Set(built.filter(same).map(([name]) => name));
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !left.has(name))) as Facts;
}

/** The name, which goes before that of the contact info, and what else the build says otherwise. */
export function otherFacts(said: OwnFacts): Partial<OwnFacts> {
  const names = Object.keys(builtFacts) as (keyof OwnFacts)[];
  const other = names.filter((name) => name === 'name' || said[name] !== builtFacts[name]);
  const { courseFeatures, formCourses } = said;
  return {
    ...Object.fromEntries(other.map((name) => [name, said[name]])),
    ...(courseFeatures && { courseFeatures }),
    ...(formCourses && { formCourses }),
  };
}
