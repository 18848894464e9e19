/** Widths in pixels in which an uploaded image is served beside its own, for `srcset`. */
export const imageWidths = [480, 800, 1200] as const;
