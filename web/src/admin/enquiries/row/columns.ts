/** The columns of the list: choice, who and what, due, status, with whom, age, `_id`. */
export const columns = {
  xs: 'auto minmax(0, 1fr) auto',
  md: '2.25rem minmax(0, 1fr) 9rem 7.25rem 2.25rem 3.25rem 3.75rem',
};

/** Where there is room for choice, who and what, due and status only. */
export const narrowColumns = { md: '2.25rem minmax(0, 1fr) 9rem 7.25rem' };

/** With large text on a phone: what is due and the status stand below who and what, of which little would be left. */
export const belowName = '@container (width < 17rem)';

/** Beside an open lead, which says the rest, on a small laptop. */
export const besideLead = '@container (width < 40rem)';
