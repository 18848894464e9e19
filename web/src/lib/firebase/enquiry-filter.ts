/** A filter of enquiries; absent fields match everything. */
export interface EnquiryFilter {
  /** Any of these statuses. */
  readonly statuses?: readonly string[];
  /** Any of these stored course values. */
  readonly courses?: readonly string[];
  readonly source?: string;
  /** Timestamps in ISO 8601: `from` inclusive, `before` exclusive. */
  readonly from?: string;
  readonly before?: string;
  /** Latest follow-up date. */
  readonly followUpBy?: string;
}

type WherePart = [field: string, operator: '==' | 'in' | '>=' | '<' | '>' | '<=', value: unknown];

/** The filter as query constraints; firestore.indexes.json has an index for each combination. */
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
