import { onTestFinished } from 'vitest';

/** Shows all text at twice its size until the test ends, as with a larger font of the browser. */
export function enlargeText(): void {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
}
