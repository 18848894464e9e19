import { institute, type ConsentLanguage } from '@institute/schema';
import type { SaidFacts } from '../../../lib/content/own-facts.ts';

/** Who asks for a consent. A name in Tamil that the build has is not that of an institute that was renamed since. */
export function nameIn(language: ConsentLanguage, said: SaidFacts): string {
  const { name = institute.name } = said;
  const { tamilName = name === institute.name ? institute.tamilName : '' } = said;
  return (language === 'ta' && tamilName) || name;
}
