/** In `rem`, as widths of all screens: from this width on there is room for the tabs in a rail beside the panel. */
export const railFrom = 75;

/** Where there is a rail. */
export const hasRail = `@media (width >= ${railFrom}rem)`;

export const railWidth = '13.75rem';

/** How high the foot of the rail is, which says who is signed in. */
export const footHeight = '3.75rem';

/** The ground of everything in the rail. */
export const inRail = {
  width: railWidth,
  backgroundColor: 'var(--sunken)',
  borderInlineEnd: '1px solid var(--line)',
} as const;

/** How far from the foot stands what floats above the bar that takes the place of the rail. */
export const aboveBar = '4.5rem';

/** Where what floats on the left stands: beside the rail. */
export const besideRail = `calc(1rem + ${railWidth})`;
