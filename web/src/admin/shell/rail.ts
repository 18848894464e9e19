/** Where the tabs have room beside the panel: from `lg` of the theme. */
export const wide = '@media (width >= 1200px)';

/** How high the foot of the rail is, which says who is signed in. */
export const footHeight = '3.75rem';

export const railWidth = '13.75rem';

/** The ground of everything in the rail. */
export const inRail = {
  width: railWidth,
  backgroundColor: 'var(--sunken)',
  borderInlineEnd: '1px solid var(--line)',
} as const;
