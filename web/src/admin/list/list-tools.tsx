import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ListFilter } from 'lucide-react';
import { startTransition, useId, useState, type ReactNode } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** Whether the first option shows all; until another is chosen, it has the name of the filter. */
  readonly isFilter?: boolean;
  /** Another first option, which chooses none; without either, an option is always selected. */
  readonly none?: string;
  /** Whether its name stands above what is chosen, which does not say what it is about. */
  readonly isNamed?: boolean;
  readonly onChange: (value: string) => void;
}

/** A select above a list: a filter, which has its name in it until something is chosen, or the order. */
export function Choice({ label, value, options, isFilter, none, isNamed, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      {...(isNamed && { label })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: isNamed ? {} : { 'aria-label': label },
      }}
      sx={{
        width: { xs: 'calc(50% - 0.5rem)', sm: 'auto' },
        // Two stand side by side, except in large text.
        minWidth: { xs: 'min(100%, 8rem)', sm: 0 },
        // As wide as what is chosen, so that it is not cut.
        '& select': {
          fontWeight: 600,
          fieldSizing: { sm: 'content' },
          minWidth: { sm: '4.5rem' },
          maxWidth: { sm: '14rem' },
          textOverflow: 'ellipsis',
        },
      }}
    >
      {isFilter && <option value="">{value === '' ? label : 'All'}</option>}
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

interface SearchProps {
  readonly label: string;
  /** The key that leads to it. */
  readonly shortcut?: string;
  readonly initial: string;
  readonly onChange: (search: string) => void;
}

/** Shows what is typed immediately; the list follows with lower priority. */
export function SearchBox({ label, shortcut, initial, onChange }: SearchProps) {
  const [typed, setTyped] = useState(initial);
  return (
    <TextField
      type="search"
      placeholder={label}
      slotProps={{ htmlInput: { 'aria-label': label, 'aria-keyshortcuts': shortcut } }}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        startTransition(() => onChange(target.value));
      }}
      // On phones beside the button of the filters.
      sx={{ flex: { xs: '1 1 8rem', sm: 'none' }, width: { xs: '100%', sm: '16rem' } }}
    />
  );
}

interface FiltersProps {
  /** How many of them are in use. */
  readonly used: number;
  readonly children: ReactNode;
}

/** The filters of a list: folded behind a button on phones and tablets. */
export function Filters({ used, children }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ListFilter size={18} aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        sx={{ display: { md: 'none' } }}
        onClick={() => setOpen(!open)}
      >
        {used === 0 ? 'Filters' : `Filters (${used})`}
      </Button>
      <Box
        id={id}
        sx={{ display: { xs: open ? 'flex' : 'none', md: 'contents' }, flexWrap: 'wrap', gap: 2 }}
      >
        {children}
      </Box>
    </>
  );
}

/** The tools above a list: search, filters and order. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="search" aria-label="Search and filter">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Box>
  );
}
