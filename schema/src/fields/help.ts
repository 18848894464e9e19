/** The paths below a field: of the entries of a list, or of the parts of an object. */
type Below<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? `${Name}.*.${FieldPath<Item>}`
    : never
  : Value extends object
    ? `${Name}.${FieldPath<Value>}`
    : never;

/** The paths of all fields of a document, with `*` for each entry of a list. */
export type FieldPath<Values> = {
  [Name in keyof Values & string]-?: Name | Below<Name, NonNullable<Values[Name]>>;
}[keyof Values & string];

/**
 * For every field of a document one line that says what it does and where it shows (editing-5);
 * empty where the label says all. Only forms read it: it stands in modules of its own.
 */
export type Help<Values> = Readonly<Record<FieldPath<Values>, string>>;
