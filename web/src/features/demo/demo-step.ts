import { lazyComponent } from '../../lib/page/lazy-component.tsx';

/** What the bar at the foot of the demo classes says; the page's module has it. */
export const demoStep = lazyComponent(async () => (await import('./demo-page.tsx')).DemoStep);
