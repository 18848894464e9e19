/** Stands beside claims of placements and salaries, as large as they are (claims-6). */
export const pastRecord = 'Past record is no guarantee of future job prospects.';
/** The records that claims are counted from, and what visitors and the dashboard call them. */
export const claimRecords = {
  placements: 'Placement register',
  classes: 'Class and workshop registers',
  ratings: 'Ratings',
  staff: 'Staff list',
  words: 'Students’ own words',
  other: 'Other records',
} as const;
