/** Path data of the dots `from` to `to`, so many a row, to be stroked with round caps and dashes: each has a square of ten. */
export function dotPath(from: number, to: number, columns: number): string {
  const rows = [];
  for (let first = from; first < to;) {
    const row = Math.floor(first / columns);
    const end = Math.min(to, (row + 1) * columns);
    rows.push(`M${(first % columns) * 10 + 5} ${row * 10 + 5}h${(end - first - 1) * 10}.1`);
    first = end;
  }
  return rows.join('');
}
