import { builtFacts } from '@institute/schema';

/** The stored facts of the institute (`content/institute`) once its site is in Tamil, too. */
export function factsInTamil() {
  const at = new Date().toISOString();
  return { ...builtFacts, tamil: true, createdAt: at, updatedAt: at };
}
