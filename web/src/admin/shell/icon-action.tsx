import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';

interface IconActionProps extends Omit<IconButtonProps, 'children'> {
  /** What it is, if not a button, which it is then for the keyboard and screen readers alone. */
  readonly component?: 'span';
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The name above the button; MUI's Tooltip would bring a library for its position. */
const named = {
  position: 'relative',
  '&:hover::after, &:focus-visible::after': {
    content: 'attr(aria-label)',
    position: 'absolute',
    bottom: '100%',
    insetInlineEnd: 0,
    zIndex: 3,
    paddingInline: 1,
    borderRadius: 0.5,
    backgroundColor: 'text.primary',
    color: 'background.default',
    fontSize: '0.8125rem',
    lineHeight: 1.8,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
} as const;

/** A button that is an icon; its name shows on hover and focus. */
export const IconAction = ({ label, icon: Icon, sx, ...button }: IconActionProps) => (
  <IconButton {...button} aria-label={label} sx={[named, ...(Array.isArray(sx) ? sx : [sx])]}>
    <Icon size={18} aria-hidden="true" />
  </IconButton>
);
