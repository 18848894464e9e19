/** Stands beside claims of placements and salaries, as large as they are (claims-6). */
export const pastRecord = 'Past record is no guarantee of future job prospects.';
