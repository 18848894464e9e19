import { categoryOf, courseCategories } from '@institute/schema';
import { doorColors, type DoorColor } from './door.tsx';
import { KolamFigure } from './kolam-figure.tsx';
import styles from './painted.module.css';

/** The colour of a course's category: of its door, and of the panels of its courses. */
export const colorOf = (course: Parameters<typeof categoryOf>[0]): DoorColor | undefined =>
  doorColors[(courseCategories.indexOf(categoryOf(course)) * 3) % doorColors.length];

interface PaintedProps {
  /** Seed of the kolam on it. */
  readonly seed: string;
  readonly color: DoorColor | undefined;
  /** Gives it its shape. */
  readonly className?: string | undefined;
  /** Whether the kolam is part of the HTML (`KolamFigure`). */
  readonly inHtml?: boolean;
}

/** A painted panel with a kolam. */
export const Painted = ({ seed, color, className = '', inHtml = false }: PaintedProps) => (
  <div className={`${styles.painted} ${className}`} data-color={color}>
    <KolamFigure seed={seed} inHtml={inHtml} />
  </div>
);
