import { encode } from 'uqr';

/** Width of the quiet zone around the code in modules, as the standard requires. */
const quietZone = 4;

/** The dark modules of each row, as lines one module high. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

interface QrCodeProps {
  readonly text: string;
  /** Text alternative. */
  readonly label: string;
}

/** A QR code, dark on light even in the dark theme: many apps read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: quietZone });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#171a2e" d={pathOf(data)} />
    </svg>
  );
}
