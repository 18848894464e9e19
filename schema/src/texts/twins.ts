/** The kind of a value: any text stands for another one. */
type Kind<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends (...given: infer Given) => infer Made
      ? (...given: Given) => Made extends string ? string : Made
      : { readonly [Name in keyof Value]: Kind<Value[Name]> };

/** The names in a value, however deep. */
type Names<Value> = Value extends string | number | ((...given: never) => unknown)
  ? unknown
  : { readonly [Name in keyof Value]: Names<Value[Name]> };

/**
 * Areas of texts, each in English and in Tamil. It does not compile where one of the two has a name that the other
 * lacks, or another kind of value.
 */
export type Twins<
  Areas extends {
    readonly [Area in keyof Areas]: Areas[Area] extends readonly [infer English, infer Tamil]
      ? readonly [Names<Tamil>, Kind<English>]
      : never;
  },
> = Areas;
