import { ViewTransition, type ReactNode } from 'react';

/** The server writes nothing of it into the HTML. */
const isStill = import.meta.env.SSR || matchMedia('(prefers-reduced-motion: reduce)').matches;

interface MovesProps {
  /** The same in the list and on the page: `course-` or `post-`, and the slug. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What a list and the page that it leads to both show: it moves from one to the other. */
export const Moves = ({ name, children }: MovesProps) =>
  isStill ? (
    children
  ) : (
    <ViewTransition name={name} share="auto" default="none">
      {children}
    </ViewTransition>
  );
