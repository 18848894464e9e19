import { institute, type InstituteFacts } from '@institute/schema';
import { useQuery, type QueryClient } from '@tanstack/react-query';

/** What an owner says of the institute beside the build: it comes with the page, and is not read again. */
export type SaidFacts = Partial<InstituteFacts>;

const queryKey = ['institute'];

const built = {
  name: institute.name,
  spokenName: institute.spokenName,
  shortName: institute.shortName,
  mark: institute.mark,
};

export const saidFacts = (client: QueryClient): SaidFacts | undefined =>
  client.getQueryData(queryKey);

export const noteSaidFacts = (client: QueryClient, said: SaidFacts): void =>
  void client.setQueryData(queryKey, said);

/** How the institute is called, and the word of its mark. */
export function useFacts() {
  const { data } = useQuery<SaidFacts>({ queryKey, enabled: false });
  return { ...built, ...data, isSaid: data !== undefined };
}
