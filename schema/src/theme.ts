type Colour = string | readonly [day: string, night: string];

/**
 * All colours, by day and at night: of pages (`--on-indigo` is `onIndigo`), icons, share images, emails and the installed
 * app. No other file has one.
 */
export const theme = {
  // Paper and ink; at night blue-black ground and chalk
  ground: ['#faf6ee', '#0e1122'],
  raised: ['#fffdf8', '#171b33'],
  sunken: ['#f2ebdc', '#0a0c19'],
  ink: ['#171a2e', '#efebe0'],
  inkSoft: ['#4d5166', '#b3b5c8'],
  line: ['#ded6c4', '#2d3352'],
  controlLine: ['#8a8471', '#757b9e'],
  // Evening sea
  indigo: ['#33318f', '#b1b5ff'],
  indigoGround: ['#25245f', '#1d2150'],
  indigoSheet: ['#25245f', '#3b4199'],
  indigoWash: ['#ebe9f5', '#1b1f45'],
  indigoLine: '#7d7bdc',
  indigoRule: '#4a49a0',
  onIndigo: '#f6f1e4',
  onIndigoSoft: '#c9c8e6',
  // Turmeric
  turmeric: ['#eaa81b', '#f0b43c'],
  turmericStrong: ['#d99808', '#f7c560'],
  turmericDeep: ['#ad7a0c', '#f0b43c'],
  turmericInk: ['#7d5600', '#f0b43c'],
  turmericWash: ['#fbeecb', '#2b2411'],
  onTurmeric: '#1c1503',
  // Leaf and brick
  leaf: ['#2c6a43', '#84cfa2'],
  brick: ['#a0382a', '#f39c88'],
  // Doors and pictures, as illustrations paint them
  indigoPaint: ['#2b2f77', '#262a6b'],
  turmericPaint: ['#e0a100', '#b98613'],
  leafPaint: ['#3c7a4b', '#2b5b39'],
  brickPaint: ['#a8432f', '#833524'],
  onPaint: '#faf6ef',
} as const satisfies Record<string, Colour>;

/** Colours of others: those of rating platforms, and an example of what staff enter. */
export const platformColours = {
  trustpilot: '#00B67A',
  google: '#4285F4',
  example: '#FFC107',
} as const;
