/** Which enquiries to read; what is absent narrows nothing. */
export interface EnquiryFilter {
  /** Statuses, any of them. */
  readonly statuses?: readonly string[];
  /** Texts that the course is stored as, any of them. */
  readonly courses?: readonly string[];
  readonly source?: string;
  /** Moments in ISO 8601: from the first on, before the second. */
  readonly from?: string;
  readonly before?: string;
  /** A day: those to be followed up on it or earlier. */
  readonly followUpBy?: string;
}

type WherePart = [field: string, operator: '==' | 'in' | '>=' | '<' | '>' | '<=', value: unknown];

/** The filter as conditions of a query; firestore.indexes.json has an index for each part. */
export const whereParts = ({
  statuses,
  courses,
  source,
  from,
  before,
  followUpBy,
}: EnquiryFilter): WherePart[] => [
  ...(statuses ? [['status', 'in', statuses] satisfies WherePart] : []),
  ...(courses ? [['course', 'in', courses] satisfies WherePart] : []),
  ...(source ? [['source', '==', source] satisfies WherePart] : []),
  ...(from ? [['createdAt', '>=', from] satisfies WherePart] : []),
  ...(before ? [['createdAt', '<', before] satisfies WherePart] : []),
  ...(followUpBy
    ? [
        ['followUpOn', '>', ''] satisfies WherePart,
        ['followUpOn', '<=', followUpBy] satisfies WherePart,
      ]
    : []),
];
