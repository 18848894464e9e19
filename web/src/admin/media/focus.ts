/** The sides that can stay in view where a picture is cropped; the middle otherwise. */
export const pictureFocuses = ['top', 'left', 'right', 'bottom'] as const;

const pattern = /#at-(top|left|right|bottom)$/;

/** The focal point in the link of a picture, such as `/images/a.webp#at-top`; empty for the middle. */
export const focusIn = (link: string): string => pattern.exec(link)?.[1] ?? '';

/** The link with another focal point: pages keep it in view where they crop the picture. */
export const withFocus = (link: string, focus: string): string =>
  link.replace(pattern, '') + (focus && `#at-${focus}`);
