// Runs before there is anything to press. Fetches the app once the page has painted and is idle, two
// seconds after it has loaded, or at the visitor's first touch, key, wheel or pointer, whichever comes
// first. Headings are plain until the app shows their face, as it would hold up the paint; a visitor whose
// service worker has it sees it at once. A press on a control that needs the app is held, once each, until the
// app says that this control answers (`app/early-presses.tsx`); `data-app` on the root tells how far it
// is: after a failure, forms with an address work without it. The files of the page, and of the enquiry
// popup once it is asked for, are fetched beside the app.
(() => {
  // Once: the links leave the template.
  const fetchFiles = (of) =>
    document.head.append(document.getElementById(of + '-files')?.content ?? '');
  const on = addEventListener;
  const { dataset } = document.documentElement;
  if (navigator.serviceWorker?.controller) delete dataset.plain;
  const held = (window.held = new Set());
  const begin = () => {
    // The content that the app starts from stands at the end of the HTML.
    if (document.readyState === 'loading') return on('DOMContentLoaded', begin);
    fetchFiles('page');
    // Without the app a link still leads somewhere.
    import('ENTRY').catch(() => {
      if (dataset.app) return;
      dataset.app = 'failed';
      for (const control of held) {
        control.ariaBusy = null;
        control.click();
      }
    });
  };
  for (const type of ['pointerdown', 'keydown', 'wheel']) on(type, begin, true);
  on(
    'click',
    (event) => {
      const control = event.target.closest(
        'html:not([data-app]) [data-early],html:not([data-app=ready]) main button:not([data-app=failed] [action] *)',
      );
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      control.ariaBusy = true;
      if (control.href) fetchFiles('popup');
      held.add(control);
    },
    true,
  );
  on('DOMContentLoaded', () => document.querySelector('#root *') ?? begin());
  on('load', () => {
    setTimeout(begin, 2000);
    new PerformanceObserver(() => (window.requestIdleCallback ?? setTimeout)(begin)).observe({
      // The better one of the two, where the browser has it.
      type: /largest[^,]*/.exec(PerformanceObserver.supportedEntryTypes) ?? 'paint',
      buffered: true,
    });
  });
})();
