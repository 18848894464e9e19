import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import type { MouseEvent } from 'react';
import { useAdmin } from './shell/session.ts';
import type { Tab } from './shell/tabs.ts';
import { TabGroups } from './navigation.tsx';
import { useSwipe } from './shell/use-swipe.ts';
import { ViewSite } from './view-site.tsx';

interface MoreSheetProps {
  readonly tab: Tab | undefined;
  readonly onClose: () => void;
}

/** Every tab of the role, over the foot of a phone's screen; a swipe down closes it, too. */
export function MoreSheet({ tab, onClose }: MoreSheetProps) {
  const { role } = useAdmin();
  const swipe = useSwipe('down', onClose);
  const closeByLink = ({ target }: MouseEvent) => {
    // After the press: a link that is gone by then opens its address as a new page.
    if (target instanceof Element && target.closest('a')) setTimeout(onClose);
  };
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'All tabs',
          ...swipe,
          sx: {
            maxHeight: '85dvh',
            paddingBlock: 1,
            borderRadius: '12px 12px 0 0',
            overscrollBehavior: 'contain',
          },
        },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', paddingInline: 2 }}>
        <ViewSite />
        <Button onClick={onClose}>Close</Button>
      </Stack>
      <div onClickCapture={closeByLink}>
        <TabGroups role={role} open={tab} />
      </div>
    </Drawer>
  );
}
