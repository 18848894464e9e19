import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { readSwitch, storeSwitch } from './shell/device-switch.ts';
import { sumOfCounts, useKnownCounts } from './shell/known-counts.ts';
import { tabLabel, tabPath, type Tab } from './shell/tabs.ts';
import { tabIcon } from './shell/tab-icons.ts';
import { tabPanels } from './tab-panels.ts';

/** Fetches the code of a tab that is about to be opened; a failure shows when it is opened. */
export const prepare = (tab: Tab): void => void tabPanels[tab].preload().catch(() => undefined);

interface TabGroupProps {
  readonly name: string;
  readonly tabs: readonly Tab[];
  /** A tab of another group that stands second here, too, as a link. */
  readonly pinned?: Tab | undefined;
  readonly open: Tab | undefined;
  /** Beside the panel, which is named by its tab; else as many in a row as have room, two on a phone. */
  readonly isRail?: boolean;
}

/** A count beside the name of a tab; screen readers meet it in the tab. */
export const Count = ({ children }: { readonly children: string | undefined }) =>
  children && (
    <Box
      component="small"
      aria-hidden="true"
      data-count
      sx={{
        ml: 1,
        px: 0.75,
        borderRadius: 4,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {children}
    </Box>
  );

/** The tab that a key leads to from another; -1 is the last. */
const moves: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** Moves the focus through the tabs of a list, around its ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (!move) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.findIndex((each) => each === document.activeElement);
  all.at(move(at) % all.length)?.focus();
  event.preventDefault();
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 36,
  paddingInline: 2,
  color: 'text.secondary',
  textAlign: 'start',
} as const;

interface GroupHeadProps {
  readonly name: string;
  readonly isUnfolded: boolean;
  /** What waits in the tabs that are folded away. */
  readonly count: string;
  readonly onPress: () => void;
}

/** The name of a group; a press folds it and unfolds it. */
const GroupHead = ({ name, isUnfolded, count, onPress }: GroupHeadProps) => {
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <ButtonBase
      aria-expanded={isUnfolded}
      onClick={onPress}
      sx={{
        ...headStyle,
        '@media (pointer: coarse)': { minHeight: 44 },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Typography component="span" variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
        {name}
      </Typography>
      {!isUnfolded && <Count>{count}</Count>}
      <Chevron size={16} aria-hidden="true" />
    </ButtonBase>
  );
};

/** Tabs under their name. In the rail a group can be folded, but for the one that is open (dashboard-22). */
export function TabGroup({ name: group, tabs, pinned, open, isRail = false }: TabGroupProps) {
  const counts = useKnownCounts();
  const tab = tabs.find((name) => name === open);
  const setting = `folded-tabs: ${group}`;
  const [isFolded, setFolded] = useState(() => isRail && readSwitch(setting));
  const isUnfolded = tab !== undefined || !isFolded;
  const fold = () => {
    storeSwitch(setting, !isFolded);
    setFolded(!isFolded);
  };
  // No link may be in a list of tabs.
  const lists = pinned ? [tabs.slice(0, 1), [pinned], tabs.slice(1)] : [tabs];
  return (
    <>
      {tabs.length > 1 &&
        (isRail && tab === undefined ? (
          <GroupHead
            name={group}
            isUnfolded={isUnfolded}
            count={sumOfCounts(lists.flat().map((name) => counts[name]))}
            onPress={fold}
          />
        ) : (
          <Typography variant="body2" sx={{ ...headStyle, fontWeight: 600 }}>
            {group}
          </Typography>
        ))}
      {isUnfolded &&
        lists.map((names) => {
          const isLink = names[0] === pinned;
          const reached = names.find((name) => name === tab) ?? names[0];
          return (
            <Box
              key={names[0]}
              {...(!isLink && { role: 'tablist', 'aria-label': group, onKeyDown: moveFocus })}
              sx={{
                display: 'grid',
                ...(!isRail && {
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
                  gap: 0.5,
                  marginInline: 2,
                }),
              }}
            >
              {names.map((name) => {
                const Icon = tabIcon(name);
                const isOpen = open === name;
                return (
                  <ButtonBase
                    key={name}
                    component={Link}
                    to={tabPath(name)}
                    onPointerEnter={() => prepare(name)}
                    onFocus={() => prepare(name)}
                    {...(isLink
                      ? { 'aria-current': isOpen && 'page' }
                      : {
                          id: isRail ? `tab-${name}` : undefined,
                          role: 'tab',
                          'aria-selected': isOpen,
                          'aria-controls': isRail && isOpen ? 'panel' : undefined,
                          tabIndex: name === reached ? 0 : -1,
                        })}
                    sx={{
                      minHeight: isRail ? 40 : 44,
                      '@media (pointer: coarse)': { minHeight: 44 },
                      justifyContent: 'start',
                      gap: 1,
                      paddingInline: 1.25,
                      whiteSpace: 'nowrap',
                      borderRadius: 1,
                      ...(isRail ? { marginInline: 1 } : { border: '1px solid var(--line)' }),
                      fontSize: '0.9375rem',
                      color: 'text.secondary',
                      textTransform: 'capitalize',
                      '&:hover': { backgroundColor: 'action.hover' },
                      '&:focus-visible': { outlineOffset: -3 },
                      '& [data-count]': { marginInlineStart: 'auto' },
                      '&:is([aria-selected="true"], [aria-current="page"])': {
                        fontWeight: 650,
                        color: 'text.primary',
                        backgroundColor: 'background.paper',
                        boxShadow: 'inset 3px 0 var(--turmeric), 0 0 0 1px var(--line)',
                      },
                    }}
                  >
                    <Icon size={18} aria-hidden="true" />
                    {tabLabel(name)}
                    <Count>{counts[name]}</Count>
                  </ButtonBase>
                );
              })}
            </Box>
          );
        })}
    </>
  );
}
