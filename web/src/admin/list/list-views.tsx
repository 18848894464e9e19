import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { toEdge } from '../shell/to-edge.ts';

/** A part of a list. */
export interface View {
  readonly value: string;
  readonly label: string;
  /** How many items it has, once that is known. */
  readonly count: number | string | undefined;
}

interface ListViewsProps {
  /** What the views show, for screen readers. */
  readonly label: string;
  readonly views: readonly View[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Views of a list in one line, each with how many items it has. */
export const ListViews = ({ label, views, value, onChange }: ListViewsProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'flex',
      gap: 0.25,
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      borderBottom: '1px solid var(--line)',
      '&&': { marginInline: toEdge },
      paddingInline: { xs: 0.5, sm: 0 },
    }}
  >
    {views.map((view) => (
      <ButtonBase
        key={view.value}
        aria-pressed={view.value === value}
        onClick={() => onChange(view.value)}
        sx={{
          flex: 'none',
          gap: 0.75,
          minHeight: 44,
          paddingInline: 1.5,
          color: 'text.secondary',
          font: 'inherit',
          fontSize: '0.9375rem',
          '&:hover': { color: 'text.primary' },
          '&[aria-pressed=true]': {
            color: 'text.primary',
            fontWeight: 650,
            boxShadow: 'inset 0 -3px var(--turmeric)',
          },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box
          component="span"
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {view.label}
        </Box>
        <Box component="small" sx={{ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
          {view.count}
        </Box>
      </ButtonBase>
    ))}
  </Box>
);
