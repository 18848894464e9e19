import { lazyPart } from '../../lib/page/lazy-component.tsx';

/** What the bar at the foot of the demo classes says; the page's module has it. */
export const demoStep = lazyPart(async () => (await import('./demo-page.tsx')).DemoStep);
