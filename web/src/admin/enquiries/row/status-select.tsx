import { enquiryStatuses, type StoredEnquiry } from '@institute/schema';
import { SavedSelect } from './saved-select.tsx';

const options = enquiryStatuses.map((status) => ({ value: status, label: status }));

interface SelectProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** The status of an enquiry. */
export const StatusSelect = ({ enquiry, onUpdated }: SelectProps) => (
  <SavedSelect
    name="status"
    label={`Status of ${enquiry.name}`}
    options={options}
    enquiry={enquiry}
    onUpdated={onUpdated}
  />
);
