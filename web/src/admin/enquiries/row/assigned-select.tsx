import type { StoredEnquiry } from '@institute/schema';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import { SavedSelect } from './saved-select.tsx';

interface SelectProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** Who an enquiry is assigned to, even somebody who handles none any more. */
export function AssignedSelect({ enquiry, onUpdated }: SelectProps) {
  const { assignedTo, assignedName, name } = enquiry;
  const colleagues = useColleagues().map(({ uid, name: label }) => ({ value: uid, label }));
  const isThere = assignedTo === '' || colleagues.some(({ value }) => value === assignedTo);
  const left = isThere ? [] : [{ value: assignedTo, label: assignedName || assignedTo }];
  return (
    <SavedSelect
      name="assignedTo"
      label={`Enquiry of ${name}: assigned to`}
      options={[{ value: '', label: 'Nobody' }, ...left, ...colleagues]}
      enquiry={enquiry}
      onUpdated={onUpdated}
    />
  );
}
