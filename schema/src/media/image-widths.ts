/** Widths in pixels at which uploaded images are also served, for `srcset`. */
export const imageWidths = [480, 800, 1200] as const;
