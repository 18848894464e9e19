import styles from './rate-dots.module.css';

const spacing = 10;
const inRow = 10;

/** Path data of the dots `from` to `to` of a hundred, to be stroked with round caps and dashes. */
function dotPath(from: number, to: number): string {
  const rows = Array.from({ length: inRow }, (_, row) => {
    const first = Math.max(from, row * inRow) - row * inRow;
    const last = Math.min(to, (row + 1) * inRow) - row * inRow - 1;
    const [x, y, end] = [first, row, last].map((place) => (place + 0.5) * spacing);
    return first <= last ? `M${x} ${y}H${(end ?? 0) + 0.01}` : '';
  });
  return rows.join('');
}

/** A percentage as a hundred dots, some of them filled. */
export function RateDots({ percent }: { readonly percent: number }) {
  const dashes = `0 ${spacing}`;
  return (
    <svg className={styles.dots} viewBox="0 0 100 100" aria-hidden="true">
      <path className={styles.rest} d={dotPath(percent, 100)} strokeDasharray={dashes} />
      <path className={styles.drawn} d={dotPath(0, percent)} strokeDasharray={dashes} />
    </svg>
  );
}
