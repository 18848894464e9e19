interface HiddenFieldsProps {
  /** What a form sends beside what is typed, by name. */
  readonly values: Readonly<Record<string, string>>;
}

export const HiddenFields = ({ values }: HiddenFieldsProps) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
