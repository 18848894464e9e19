import { get } from 'react-hook-form';
import type { AnyField, FieldOf } from './field.ts';

/** Whether a field says what its entry is; of selects, those whose options have names. */
const isText = (field: AnyField) =>
  field.kind === 'text' ||
  field.kind === 'long-text' ||
  field.kind === 'path' ||
  (field.kind === 'select' && field.labels !== undefined);

const textAt = (value: unknown, field: AnyField | undefined): string => {
  const found: unknown = get(value, field?.name ?? '');
  const text = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  return (field?.kind === 'select' && field.labels?.[text]) || text;
};

const nameField = ({ fields }: FieldOf<'list'>) => fields.find(isText);

/** What an entry of a list is called. */
export const nameOfEntry = (field: FieldOf<'list'>, value: unknown, index: number): string =>
  textAt(value, nameField(field)) || `number ${index + 1}`;

/** The line of an entry: its place and its name, or what it is while it has none. */
export const lineOfEntry = (field: FieldOf<'list'>, value: unknown, index: number): string =>
  `${index + 1}. ${textAt(value, nameField(field)) || `New ${field.entry}`}`;

/** What is said of a folded entry beside its name. */
export function aboutEntry(field: FieldOf<'list'>, value: unknown): string {
  const named = nameField(field);
  const second = field.fields.find(
    (other) => other !== named && (isText(other) || other.kind === 'number'),
  );
  const isHidden = get(value, 'isActive') === false;
  return [isHidden ? 'Not shown' : '', textAt(value, second)].filter(Boolean).join(' · ');
}
