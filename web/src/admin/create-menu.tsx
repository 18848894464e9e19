import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useNewItems } from './list/new-items.ts';
import { useAdmin } from './shell/session.ts';
import { tabIcon } from './shell/tab-icons.ts';
import { findTab } from './shell/tabs.ts';

interface CreateMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be created from any screen. */
export function CreateMenu({ anchor, onClose }: CreateMenuProps) {
  const { role } = useAdmin();
  const items = useNewItems();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {items.map(({ name, path, state }) => {
        const { tab } = findTab(path, role);
        const Icon = tab && tabIcon(tab);
        return (
          <MenuItem
            key={name}
            component={Link}
            to={path}
            state={state}
            onClick={onClose}
            sx={{ gap: 1.5, minWidth: '14rem' }}
          >
            {Icon && <Icon size={18} aria-hidden="true" />}
            {name}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
