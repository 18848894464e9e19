// Runs in the page before anything else: fetches the app once the page has painted and is idle, two
// seconds after it has loaded, or at the visitor's first touch, key, wheel or pointer, whichever comes
// first. A click on a button before the app is there is kept, and the app replays it. The files of the
// page, and after such a click those of the enquiry popup, are fetched beside the app, not after it.
(() => {
  const { page, popup } = JSON.parse(document.getElementById('files')?.textContent ?? '{}');
  const fetchAll = (files) =>
    files?.forEach((href) => {
      const link = document.createElement('link');
      const style = href.endsWith('.css');
      Object.assign(link, { rel: style ? 'preload' : 'modulepreload', crossOrigin: '', href });
      link.as = style ? 'style' : 'script';
      document.head.append(link);
    });
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    fetchAll(page);
    import('ENTRY');
  };
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'wheel'])
    addEventListener(type, begin, { once: true, passive: true, capture: true });
  const early = (event) => {
    const button = event.target.closest('button,[data-early]');
    if (!button) return;
    event.preventDefault();
    if (!window.earlyClick) fetchAll(popup);
    window.earlyClick = button;
  };
  addEventListener('click', early, true);
  window.appReady = () => {
    removeEventListener('click', early, true);
    window.earlyClick?.click();
  };
  const idle = window.requestIdleCallback ?? setTimeout;
  // The better one of the two, where the browser has it: the types are in alphabetical order.
  const [type] = /largest-contentful-paint|paint/.exec(PerformanceObserver.supportedEntryTypes);
  if (!document.getElementById('root').firstElementChild) begin();
  else
    addEventListener('load', () => {
      setTimeout(begin, 2000);
      new PerformanceObserver(() => idle(begin)).observe({ type, buffered: true });
    });
})();
