import { pause, play } from '../texts/en/parts.ts';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  /** What is moving, for screen readers. */
  readonly what: string;
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Pauses and resumes an animation. */
export function PauseButton({ what, playing, toggle }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-playing={playing || undefined}
      onClick={toggle}
    >
      {playing ? pause : play}
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
