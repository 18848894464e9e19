import { institute, type OwnFacts } from '@institute/schema';
import { skipToken, useQuery } from '@tanstack/react-query';

/** What an owner says of the institute beside the build: it comes with the page, and is not read again. */
export type SaidFacts = Partial<OwnFacts>;

/** Where the page's content has it. */
export const ownFactsKey = ['institute'];

/** Not the whole of it: what no page shows stays out of its scripts. */
const built = {
  name: institute.name,
  spokenName: institute.spokenName,
  shortName: institute.shortName,
  mark: institute.mark,
  area: institute.area,
  city: institute.city,
  region: institute.region,
  asksForPlacement: institute.fixedTexts,
  invitesToDemos: institute.fixedTexts,
};

/** The facts as the owner says them, or as the build knows them. */
export function useOwnFacts() {
  const { data } = useQuery<SaidFacts>({ queryKey: ownFactsKey, queryFn: skipToken });
  return { ...built, ...data, isSaid: !!data };
}
