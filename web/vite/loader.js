// Runs in the page before anything else: fetches the app once the page has painted and is idle, two
// seconds after it has loaded, or at the visitor's first touch, key, wheel or pointer, whichever comes
// first. Headings are plain until then, as their face would hold up the paint; a visitor whose service
// worker has it sees it at once. A click on a button before the app is there is kept, and the app
// replays it. The files of the page, and after such a click those of the enquiry popup, are fetched
// beside the app, not after it.
(() => {
  const { page, popup } = JSON.parse(document.getElementById('files')?.textContent ?? '{}');
  const fetchAll = (files) =>
    files?.forEach((href) => {
      const link = document.createElement('link');
      const [rel, as] = href.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', 'script'];
      Object.assign(link, { rel, as, crossOrigin: '', href });
      document.head.append(link);
    });
  const { dataset } = document.documentElement;
  if (navigator.serviceWorker?.controller) delete dataset.plain;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    delete dataset.plain;
    fetchAll(page);
    import('ENTRY');
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, begin, { once: true, capture: true });
  let clicked;
  const early = (event) => {
    const button = event.target.closest('button,[data-early]');
    if (!button) return;
    event.preventDefault();
    if (!clicked) fetchAll(popup);
    clicked = button;
  };
  addEventListener('click', early, true);
  window.appReady = () => {
    removeEventListener('click', early, true);
    clicked?.click();
  };
  const idle = window.requestIdleCallback ?? setTimeout;
  // The better one of the two, where the browser has it: the types are in alphabetical order.
  const [type] = /largest[^,]*|paint/.exec(PerformanceObserver.supportedEntryTypes);
  if (!document.querySelector('#root *')) begin();
  else
    addEventListener('load', () => {
      setTimeout(begin, 2000);
      new PerformanceObserver(() => idle(begin)).observe({ type, buffered: true });
    });
})();
