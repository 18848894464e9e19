import styles from './pause-button.module.css';

interface PauseButtonProps {
  /** What moves, for screen readers. */
  readonly what: string;
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Stops what moves by itself, and lets it move again. */
export function PauseButton({ what, playing, toggle }: PauseButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={toggle}>
      {playing ? 'Pause' : 'Play'}
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
