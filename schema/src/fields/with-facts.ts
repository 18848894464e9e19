import { inBraces, withKnownFacts, type Facts } from './facts.ts';
import { escapeHtml, isHtml } from './html.ts';

/** What stands for a fact that no record has any more. */
export const unknownFact = '…';

/** Facts as HTML has them: staff type office hours and durations as they like. */
const inHtml = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, text = '']) => [name, escapeHtml(text)]));

/** A value with all facts in its texts; `factsOf` has those that hold in a part of it alone. */
export function withFacts<Value>(
  value: Value,
  facts: Facts,
  factsOf: (part: object) => Facts = () => ({}),
): Value {
  const fill = (part: unknown, known: Facts): unknown => {
    if (typeof part === 'string')
      return withKnownFacts(part, known).replaceAll(inBraces, unknownFact);
    if (Array.isArray(part)) return part.map((each) => fill(each, known));
    if (typeof part !== 'object' || part === null) return part;
    const here = { ...known, ...factsOf(part) };
    return Object.fromEntries(
      Object.entries(part).map(([name, each]) => [
        name,
        fill(each, isHtml(name) && typeof each === 'string' ? inHtml(here) : here),
      ]),
    );
  };
  return fill(value, facts) as Value;
}
