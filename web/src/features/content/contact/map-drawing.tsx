import styles from './map-drawing.module.css';

/** Hand-drawn streets: main roads, then lanes. */
const roads = [
  'M-10 150C160 130 300 176 470 160S760 92 1070 136',
  'M-10 372C190 352 330 322 600 330S850 300 1060 330',
  'M210-10C196 120 226 220 214 490',
  'M600-10C612 110 590 220 600 330S592 420 604 490',
  'M838-10C820 120 856 240 832 490',
];

const lanes = [
  'M-10 246C120 236 300 258 600 246C680 243 760 240 850 238',
  'M-10 60C180 44 330 76 606 58C690 52 770 46 846 44',
  'M214 440C360 424 480 444 600 430S760 416 836 420',
  'M92-10C80 140 112 290 92 490',
  'M340-10C352 120 326 250 344 330S336 430 340 490',
  'M470 160C462 240 478 300 466 330S474 430 468 490',
  'M716 112C724 200 706 260 716 322S708 430 720 490',
  'M944 124C930 200 950 260 936 322',
];

const waves = [60, 130, 200, 270, 340, 410];

/** A fictional part of a city by the sea, drawn for this page. */
export function MapDrawing({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      className={`${styles.drawing} ${className ?? ''}`}
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.park}
        d="M234 182c60-12 84-10 92-8 4 24-4 44 2 64-36 6-66 2-92 0-4-22 4-40-2-56zM736 340c40-8 66-8 84-10 6 24-4 42-2 68-30 4-58 4-80 6-4-24 2-40-2-64z"
      />
      <path
        className={styles.river}
        d="M-20 300C140 282 260 300 402 392S640 486 800 468 980 400 1080 416"
      />
      {lanes.map((lane) => (
        <path key={lane} className={styles.lane} d={lane} />
      ))}
      {roads.map((road) => (
        <path key={road} className={styles.road} d={road} />
      ))}
      <path
        className={styles.sea}
        d="M1040-10C1000 70 1034 130 1012 210S1050 350 1022 420L1016 490H1210V-10z"
      />
      {waves.map((y) => (
        <path
          key={y}
          className={styles.wave}
          d={`M${1062 + (y % 3) * 6} ${y}q15-10 30 0t30 0 30 0 30 0 30 0`}
        />
      ))}
    </svg>
  );
}
