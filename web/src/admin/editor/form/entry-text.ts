import { get } from 'react-hook-form';
import type { FieldOf } from './field.ts';

const isText = ({ kind }: { readonly kind: string }) =>
  kind === 'text' || kind === 'long-text' || kind === 'path';

const textAt = (value: unknown, name: string): string => {
  const found: unknown = get(value, name);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

const nameField = ({ fields }: FieldOf<'list'>) => fields.find(isText);

/** What an entry of a list is called. */
export const nameOfEntry = (field: FieldOf<'list'>, value: unknown, index: number): string =>
  textAt(value, nameField(field)?.name ?? '') || `number ${index + 1}`;

/** The line of an entry: its place and its name, or what it is while it has none. */
export const lineOfEntry = (field: FieldOf<'list'>, value: unknown, index: number): string =>
  `${index + 1}. ${textAt(value, nameField(field)?.name ?? '') || `New ${field.entry}`}`;

/** What is said of a folded entry beside its name. */
export function aboutEntry(field: FieldOf<'list'>, value: unknown): string {
  const named = nameField(field);
  const second = field.fields.find(
    (other) => other !== named && (isText(other) || other.kind === 'number'),
  );
  const isHidden = get(value, 'isActive') === false;
  return [isHidden ? 'Not shown' : '', textAt(value, second?.name ?? '')]
    .filter(Boolean)
    .join(' · ');
}
