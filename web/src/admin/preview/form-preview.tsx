import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentQueries } from '../../lib/content/content-queries.ts';
import type { SiteParts } from '../../lib/content/site-parts.ts';
import { PageLoading } from '../../components/page-state.tsx';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { OnDemand } from '../shell/on-demand.tsx';
import { loadFinder } from './load-finder.ts';

/** How the public site shows the form's values. */
export interface PreviewOf<Values, Stored = unknown> {
  readonly part: keyof SiteParts | 'Site';
  /** Address of the previewed page. */
  readonly path: (values: Values) => string;
  /**
   * Writes the values into the page's query cache, given what is stored. Facts of the institute stand in the values;
   * where `putsFacts` is set, it has them as typed, and puts the facts itself, with `withFacts` once they are read.
   */
  readonly fill: (
    client: QueryClient,
    queries: ContentQueries,
    values: Values,
    stored: Stored | null,
    withFacts?: <Part>(part: Part) => Part,
  ) => void;
  readonly putsFacts?: true;
  /** Styles of the page that follow from the values. */
  readonly styles?: (values: Values) => string;
  /**
   * A selector for the element that shows a field, by field name, if it cannot be found by its
   * text; the empty name is for the initial position.
   */
  readonly sections?: Readonly<Record<string, string>>;
}

/** Loaded where it is shown: phones begin without it. */
const filled = lazyComponent<FormPreviewProps<never, never> & { readonly width: number }>(
  async () => (await import('./filled-preview.tsx')).FilledPreview,
);

/** Preview widths in pixels: a phone and a desktop. */
const widths = { phone: 390, desktop: 1280 } as const;

/** The room of each beside the form, which gets the rest. */
const rooms = { phone: '26rem', desktop: 'calc(45vw - 8rem)' } as const;

type Device = keyof typeof widths;

export interface FormPreviewProps<Values, Stored> {
  readonly of: PreviewOf<Values, Stored>;
  /** The stored document; null for something new. */
  readonly stored: Stored | null;
}

/** The real public page with the values of the surrounding form, at phone or desktop width. */
export function FormPreview<Values, Stored>({ of, stored }: FormPreviewProps<Values, Stored>) {
  const roomy = useMediaQuery('(min-width: 75rem)');
  const wide = useMediaQuery('(min-width: 100rem)');
  const [chosen, setChosen] = useState<Device | null>(null);
  const device = chosen ?? (wide ? 'desktop' : 'phone');
  const [open, setOpen] = useState<boolean | null>(null);
  const shown = open ?? roomy;
  return (
    <Box
      component="section"
      aria-labelledby="preview"
      onPointerEnter={() => void loadFinder().catch(() => undefined)}
      sx={{
        minWidth: 0,
        position: { lg: 'sticky' },
        top: { lg: 48 },
        width: { lg: shown ? rooms[device] : 'auto' },
        alignSelf: 'start',
        height: { lg: shown ? 'calc(100dvh - 6rem)' : 'auto' },
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingBlock: 1.5 }}>
        <Typography id="preview" component="h2" variant="h3" sx={{ marginInlineEnd: 'auto' }}>
          Preview
        </Typography>
        {shown && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Width of the preview"
            value={device}
            onChange={(_event, picked: Device | null) => picked && setChosen(picked)}
          >
            <ToggleButton value="phone">Phone</ToggleButton>
            <ToggleButton value="desktop">Desktop</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Button size="small" aria-expanded={shown} onClick={() => setOpen(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      </Box>
      {shown && (
        <OnDemand meanwhile={<PageLoading />}>
          <filled.Component of={of} stored={stored as never} width={widths[device]} />
        </OnDemand>
      )}
    </Box>
  );
}
