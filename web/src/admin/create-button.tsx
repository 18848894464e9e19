import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../lib/page/lazy-component.tsx';
import { OnDemand } from './shell/on-demand.tsx';

const menu = lazyComponent(async () => (await import('./create-menu.tsx')).CreateMenu);

/** Begins something new from any screen (dashboard-34); phones have the button of each list. */
export function CreateButton() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const preload = () => void menu.preload().catch(() => undefined);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        startIcon={<Plus size={18} aria-hidden="true" />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, flexShrink: 0 }}
      >
        Create
      </Button>
      {anchor && (
        <OnDemand>
          <menu.Component anchor={anchor} onClose={() => setAnchor(undefined)} />
        </OnDemand>
      )}
    </>
  );
}
