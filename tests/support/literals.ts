/** What only the institute's file, the theme and the sample may say, by what it is called in a message. */
const kinds = {
  name: /vaasal|வாசல்/i,
  city: /\b(?:adyar|chennai|tamil nadu)\b|அடையாறு|சென்னை/i,
  colour: /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i,
  currency: /₹|\bINR\b/,
  locale: /\ben[-_]IN\b|\bta[-_]IN\b/,
  zone: /\bAsia\/|\+05:?30|\bIST\b|\bIndia time\b|\bin India\b|\(India\)/,
} as const;

type Kind = keyof typeof kinds;

export interface Literal {
  readonly kind: Kind;
  readonly line: number;
}

/** Where a text says something of one institute. */
export const literalsIn = (text: string): Literal[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (Object.keys(kinds) as Kind[])
        .filter((kind) => kinds[kind].test(line))
        .map((kind) => ({ kind, line: index + 1 })),
    );

/**
 * Whether a file may say nothing of one institute. The sample, tests, documents and examples may, and so do the institute's
 * own file, the theme, and the settings with which the emulators run the sample.
 */
export const isGeneral = (file: string): boolean =>
  /\.(?:css|html|java|js|json|mjs|rules|tsx?|ya?ml)$/.test(file) &&
  !/^(?:sample|tests|docs)\/|\.test\.tsx?$|^tools\/institute\/|^package-lock\.json$/.test(file) &&
  !['schema/src/institute.ts', 'schema/src/theme.ts'].includes(file);
