import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

/** Something that can be done with a row. */
export interface RowAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: (menuButton: HTMLElement | null) => unknown;
  readonly destructive?: boolean;
}

interface RowMenuProps {
  /** The name of the row. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** The further actions of a row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ label, icon: Icon, run, destructive }) => (
          <MenuItem
            key={label}
            sx={destructive ? { color: 'error.main', minHeight: 44 } : { minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              run(anchor);
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon size={18} aria-hidden="true" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
