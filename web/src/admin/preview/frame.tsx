import Box from '@mui/material/Box';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import {
  StrictMode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type RefObject,
  Component,
  type ReactNode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { PageLoading } from '../../components/page-state.tsx';
import { ContentContext, useContentQueries } from '../../lib/content/content-context.ts';
import type { ContentQueries } from '../../lib/content/content-queries.ts';
import {
  createQueryClient,
  knowsOnlyBacked,
  noteOnlyBacked,
} from '../../lib/content/content-state.ts';
import { ownFactsKey } from '../../lib/content/own-facts.ts';
import { SitePartsContext, type SiteParts } from '../../lib/content/site-parts.ts';
import { HeadSink } from '../../lib/page-head/page-head.tsx';
import { elementAt, type Pressed } from './element-at.ts';
import { openField } from './open-field.ts';
import { forFrame, siteStyles } from './preview-styles.ts';
import { useFollowed } from './use-followed.ts';

const fieldAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
    : undefined;

/** Ctrl+. or Cmd+. goes from a field to its place in the preview, and back. */
function usePreviewKeys(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = fieldAround(document.activeElement) ?? '';
    const remember = ({ target }: Event) => {
      last = fieldAround(target) ?? last;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== '.' || event.ctrlKey === event.metaKey) return;
      const { activeElement } = document;
      if (activeElement === room.current) void openField(last);
      else if (fieldAround(activeElement)) room.current?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press);
    };
  }, [room]);
}

interface PreviewBoundaryProps {
  readonly children: ReactNode;
}

interface PreviewBoundaryState {
  readonly failed: boolean;
  readonly shown: ReactNode;
}

/** Catches pages that cannot render a half-filled form; the next keystroke retries. */
class PreviewBoundary extends Component<PreviewBoundaryProps, PreviewBoundaryState> {
  override state: PreviewBoundaryState = { failed: false, shown: null };

  static getDerivedStateFromProps({ children }: PreviewBoundaryProps, state: PreviewBoundaryState) {
    return children === state.shown ? null : { failed: false, shown: children };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p style={{ padding: '2rem' }}>The preview returns once the form is complete.</p>;
  }
}

interface FrameProps {
  /** In pixels; the frame is scaled down to fit. */
  readonly width: number;
  /** `Site` is the page between navbar and footer. */
  readonly part: keyof SiteParts | 'Site';
  readonly path: string;
  /** Styles after the site's own. */
  readonly styles?: string | undefined;
  readonly fill: (client: QueryClient, queries: ContentQueries) => void;
  /** Finds the element that shows the edited field, by the field's path. */
  readonly find: (body: ParentNode, path: string) => Element | undefined;
  /** Called with what of the page is pressed. */
  readonly onPress: (page: ParentNode, pressed: Pressed) => unknown;
}

const frameStyles = `
  .body { container: frame / inline-size; contain: layout; position: relative; overflow: clip; }
  .body > * { min-height: 8rem; }
  .body:has(> header:only-child) { min-height: 36rem; }
  .body > header:not(:only-child) { min-height: 0; position: static; }
  [data-edited] { outline: 3px solid var(--indigo); outline-offset: 3px; }
`;

/** Until the styles of the site are read. */
const undressed = '.body { visibility: hidden; }';

const noHead = () => undefined;

/** A shadow root with the site's styles, further ones, and its own React root. */
function useFrameRoot(styles: string): [host: RefObject<HTMLDivElement | null>, root: Root | null] {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<Root | null>(null);
  const [further] = useState(() => new CSSStyleSheet());
  useEffect(() => void further.replaceSync(styles), [further, styles]);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(undressed);
    let dressed = 0;
    const dress = () => {
      const turn = ++dressed;
      void siteStyles().then((css) => {
        if (turn === dressed) sheet.replaceSync(forFrame(css) + frameStyles);
      });
    };
    dress();
    // Styles arrive with the page: as stylesheets that still have to load, or immediately as
    // elements from the development server.
    document.head.addEventListener('load', dress, { capture: true });
    const added = new MutationObserver(dress);
    if (import.meta.env.DEV) added.observe(document.head, { childList: true });
    const body = document.createElement('div');
    body.className = 'body';
    shadow.adoptedStyleSheets = [sheet, further];
    shadow.replaceChildren(body);
    const created = createRoot(body, { onCaughtError: () => undefined });
    setRoot(created);
    // React cannot unmount a root while another one is rendering.
    return () => {
      document.head.removeEventListener('load', dress, { capture: true });
      added.disconnect();
      setTimeout(() => created.unmount());
    };
  }, [further]);
  return [host, root];
}

/** The scale at which a frame fits its container, at most 1. */
function useScale(room: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable(entry.contentRect.width);
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);
  return Math.min(1, available / width);
}

/**
 * A part of the public site at a width of its own, within this page: a shadow root isolates its
 * styles, and it is inert. Pressing a text or picture goes to its field.
 */
export function Frame({ width, part, path, styles = '', fill, find, onPress }: FrameProps) {
  const site = useQueryClient();
  const parts = use(SitePartsContext);
  const queries = useContentQueries();
  const [client] = useState(() => {
    const own = createQueryClient();
    noteOnlyBacked(own, knowsOnlyBacked(site));
    own.setQueryData(ownFactsKey, site.getQueryData(ownFactsKey));
    return own;
  });
  const [host, root] = useFrameRoot(styles);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, width);
  useFollowed(room, host, find);
  usePreviewKeys(room);

  /** Goes to the field of what is pressed (editing-3). */
  function press({ clientX, clientY }: { clientX: number; clientY: number }) {
    const page = host.current?.shadowRoot;
    const element = host.current && elementAt(host.current, clientX, clientY);
    if (page && element) void onPress(page, { element, x: clientX, y: clientY });
  }

  useEffect(() => {
    if (!root || !parts) return;
    fill(client, queries);
    const { Navbar, Page, Footer } = parts;
    const Part = part === 'Site' ? Page : parts[part];
    root.render(
      <StrictMode>
        <HeadSink value={noHead}>
          <QueryClientProvider client={client}>
            <ContentContext value={queries}>
              <MemoryRouter key={path} initialEntries={[path]}>
                <PreviewBoundary>
                  <Suspense fallback={<PageLoading />}>
                    {part === 'Site' && <Navbar />}
                    <Part />
                    {part === 'Site' && <Footer />}
                  </Suspense>
                </PreviewBoundary>
              </MemoryRouter>
            </ContentContext>
          </QueryClientProvider>
        </HeadSink>
      </StrictMode>,
    );
  });

  return (
    <Box
      ref={room}
      role="region"
      aria-label="Preview of the page"
      tabIndex={0}
      onClick={press}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'auto',
        flexGrow: 1,
        maxHeight: { xs: '75dvh', lg: 'none' },
        minHeight: 0,
      }}
    >
      <div ref={host} inert style={{ width, zoom: scale, marginInline: 'auto' }} />
    </Box>
  );
}
