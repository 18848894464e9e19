import type { AnyField } from './field.ts';

/** A part of a form that one can jump to. */
export interface Section {
  readonly label: string;
  /** The field that it begins with. */
  readonly field: string;
  /** Whether it has entries, which are counted. */
  readonly isList: boolean;
}

const isPart = ({ kind, section }: AnyField): boolean =>
  section !== undefined || kind === 'list' || kind === 'group';

/** Whether a form is long enough for jumps to its parts. */
export const hasSections = (fields: readonly AnyField[]): boolean =>
  fields.filter(isPart).length > 1;

/** The parts of a form: its beginning, its lists and groups, and what its fields name. */
export const sectionsOf = (fields: readonly AnyField[]): readonly Section[] =>
  fields.flatMap((field, index) => {
    const { name, label, kind, section = label } = field;
    if (isPart(field)) return { label: section, field: name, isList: kind === 'list' };
    return index === 0 ? { label: 'Basics', field: name, isList: false } : [];
  });
