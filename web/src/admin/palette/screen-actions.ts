/** Buttons, links that look like buttons, and switches, outside of the tabs. */
const actions = [
  'header :is(button, a)',
  'main :is(button:enabled, a.MuiButton-root, input[role="switch"]:enabled)',
].join();

const nameOf = (element: HTMLElement): string =>
  (
    element.ariaLabel ??
    (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.innerText ??
    ''
  ).trim();

export interface ScreenAction {
  readonly name: string;
  readonly run: () => void;
}

/** What can be pressed on the screen, by its name; a name that several have is left out. */
export function actionsOnScreen(): ScreenAction[] {
  const found = [...document.querySelectorAll<HTMLElement>(actions)].filter((element) =>
    element.checkVisibility(),
  );
  const names = found.map(nameOf);
  return found.flatMap((element, index) => {
    const name = names[index]!;
    if (!name || names.filter((other) => other === name).length > 1) return [];
    const run = () => {
      element.focus();
      element.click();
    };
    return [{ name, run }];
  });
}
