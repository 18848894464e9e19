import { institute } from '../institute.ts';
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

/** The name, which goes before that of the contact info, and what else the build says otherwise. */
export function otherFacts(said: OwnFacts): Partial<OwnFacts> {
  const names = Object.keys(builtFacts) as (keyof OwnFacts)[];
  const other = names.filter((name) => name === 'name' || said[name] !== builtFacts[name]);
  return Object.fromEntries(other.map((name) => [name, said[name]]));
}
