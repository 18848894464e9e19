type Value = string | number | Thing | readonly Value[] | undefined;

/** A schema.org object; undefined values are omitted. */
export interface Thing {
  readonly '@type'?: string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: Value;
}
