import { createContext, use, type ReactNode } from 'react';
import type { Institute } from '../institute.ts';

interface Rendering {
  readonly part: 'html' | 'text';
  readonly institute: Institute;
}

export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** What is being rendered: the HTML part of a mail or the plain text, and whom it is from. */
export function useRendering(): Rendering {
  const rendering = use(RenderingContext);
  if (!rendering) throw new Error('Parts of mails are rendered by renderMail');
  return rendering;
}

interface Alternatives {
  readonly html: ReactNode;
  readonly text: ReactNode;
}

/** How something looks in each of the two parts of a mail. */
export const Alternative = ({ html, text }: Alternatives): ReactNode =>
  useRendering().part === 'html' ? html : text;
