import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useBeginnings } from './list/beginnings.ts';

interface CreateMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be created from any screen. */
export const CreateMenu = ({ anchor, onClose }: CreateMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    {useBeginnings().map(({ name, path, state }) => (
      <MenuItem key={name} component={Link} to={path} state={state} onClick={onClose}>
        {name}
      </MenuItem>
    ))}
  </Menu>
);
