import { factsOfPart, withFacts } from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';

/** Reads the facts of the institute. Returns what fills them into the values of a form. */
export async function factFiller(): Promise<<Values>(values: Values) => Values> {
  const { facts } = await callApi('readFacts', {});
  return (values) => withFacts(values, facts, factsOfPart);
}
