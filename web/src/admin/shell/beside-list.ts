/** What is open beside a list where there is a rail: to the edges of the screen, below the bar. */
export const besideList = {
  position: 'sticky',
  top: 48,
  height: 'calc(100dvh - 48px)',
  marginBlock: -3,
  marginInlineEnd: -3,
  borderInlineStart: '1px solid var(--line)',
  backgroundColor: 'var(--raised)',
} as const;
