import type { socialPlatforms } from '@institute/schema';

type Platform = (typeof socialPlatforms)[number];

const shapes: Record<Platform, string> = {
  Facebook: 'M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v9h4v-9h3.2l.8-4h-4V9c0-.6.4-1 1-1z',
  Instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zm5.2-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  Linkedin:
    'M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3zm4.5 6h3.8v1.7c.6-1.1 2-2 3.9-2 3.3 0 4.8 1.9 4.8 5.5V21h-4v-6.2c0-1.7-.6-2.6-2-2.6-1.6 0-2.5 1.1-2.5 2.9V21h-4z',
  Youtube: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm6 3.5v7l6-3.5z',
};

/** The icon of a social platform, by its name (footer-1). */
export function SocialIcon({ platform }: { readonly platform: Platform }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={shapes[platform]} />
    </svg>
  );
}
