import { createTheme } from '@mui/material/styles';
import { railFrom } from './rail.ts';

const color = (main: string, contrastText: string) => ({
  main: `var(--${main})`,
  light: `var(--${main})`,
  dark: `var(--${main})`,
  contrastText: `var(--${contrastText})`,
});

/** Ink with an opacity in per cent. */
const inkPart = (percent: number) => `color-mix(in srgb, var(--ink) ${percent}%, transparent)`;

/** Labels stand above the fields of forms; elsewhere in a field's border, which has a gap for them. */
const labelsAbove = '[data-labels=above]';

/** The tokens of the public site, calmer and denser. Follows the system's light or dark mode. */
export const adminTheme = createTheme({
  // The tokens say which scheme holds: MUI would say light.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: color('indigo', 'ground'),
    secondary: color('turmeric', 'on-turmeric'),
    error: color('brick', 'ground'),
    success: color('leaf', 'ground'),
    info: color('indigo', 'ground'),
    warning: color('turmeric-strong', 'on-turmeric'),
    background: { default: 'var(--ground)', paper: 'var(--raised)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-soft)',
      hover: inkPart(6),
      selected: inkPart(10),
      focus: inkPart(12),
      disabled: 'var(--control-line)',
      disabledBackground: 'var(--sunken)',
    },
  },
  // With a larger font in the browser, screens have the layout of a narrower one.
  breakpoints: { unit: 'rem', values: { xs: 0, sm: 37.5, md: 56.25, lg: railFrom, xl: 96 } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--font-text)',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontFamily: 'var(--font-display)', fontSize: '1.25rem', fontWeight: 650 },
    h2: { fontFamily: 'var(--font-display)', fontSize: '1.375rem', fontWeight: 650 },
    h3: { fontFamily: 'var(--font-display)', fontSize: '1.0625rem', fontWeight: 650 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      // The page may break words anywhere; buttons only wrap between words.
      styleOverrides: {
        root: { minHeight: 40, overflowWrap: 'normal' },
        outlined: {
          variants: [
            {
              props: { color: 'primary' },
              style: {
                color: 'var(--ink)',
                borderColor: 'var(--control-line)',
                backgroundColor: 'var(--raised)',
              },
            },
          ],
        },
      },
    },
    MuiDialog: {
      // The fields of a form scroll, as the content of other dialogs does; its buttons stay.
      styleOverrides: { paper: { '& > form': { display: 'grid', minHeight: 0 } } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // MUI removes the outline and shows focus by a ripple.
        root: {
          '&:focus-visible, &.Mui-focusVisible': {
            outline: '3px solid var(--indigo)',
            outlineOffset: 2,
          },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          border: '1px solid var(--line)',
          backgroundColor: 'var(--raised)',
          color: 'var(--ink)',
          alignItems: 'center',
          flexWrap: 'wrap',
        },
        message: { flex: '1 1 12rem' },
      },
    },
    MuiSwitch: { styleOverrides: { track: { backgroundColor: 'var(--ink-soft)' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    MuiInputLabel: {
      styleOverrides: {
        root: {
          [`${labelsAbove} &`]: {
            position: 'static',
            transform: 'none',
            marginBottom: 4,
            color: 'var(--ink)',
            fontWeight: 600,
            whiteSpace: 'normal',
          },
        },
      },
    },
    // It is what a search box is called: MUI would fade it.
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        input: { colorScheme: 'light dark' },
        root: { backgroundColor: 'var(--raised)' },
        notchedOutline: {
          borderColor: 'var(--control-line)',
          [`${labelsAbove} &`]: { top: 0, '& legend': { display: 'none' } },
        },
      },
    },
  },
});
