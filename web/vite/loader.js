// Runs in the page before anything else: fetches the app once the page has painted, at idle or at
// the visitor's first touch, key, wheel or pointer, whichever comes first. A click on a button before the
// app is there is kept, and the app replays it.
(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    import('ENTRY');
  };
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'wheel'])
    addEventListener(type, begin, { once: true, passive: true, capture: true });
  const early = (event) => {
    const button = event.target.closest('button,[data-early]');
    if (!button) return;
    event.preventDefault();
    window.earlyClick = button;
  };
  addEventListener('click', early, true);
  window.appReady = () => {
    removeEventListener('click', early, true);
    window.earlyClick?.click();
  };
  const idle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  if (!document.getElementById('root').firstElementChild) begin();
  else addEventListener('load', () => requestAnimationFrame(() => idle(begin, { timeout: 2000 })));
})();
