import type { Page } from 'playwright-core';
import type { Leaf } from '../worded-body.ts';

/**
 * Presses each text and picture where the preview shows it. Returns those that it does not show,
 * and those after which the cursor is elsewhere. It waits for each that is not `isUnsaid` as a slow
 * machine may need.
 */
export const pressAll = (
  page: Page,
  leaves: readonly Leaf[],
  within: string,
  isUnsaid: (leaf: Leaf) => boolean,
) =>
  page.evaluate(
    async ({ wanted, part }) => {
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
      };
      const until = async (holds: () => unknown, turns = 120) => {
        for (let turn = 0; turn < turns && !holds(); turn += 1) await frames(1);
        return Boolean(holds());
      };
      // The page in it is not seen until its styles are read.
      const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      const room = document.querySelector('[aria-label="Preview of the page"]');
      // Looked up for each leaf: the preview may replace the page in it after a press.
      const bodyOf = () => {
        const body = room?.firstElementChild?.shadowRoot?.querySelector(`.body ${part}`);
        for (const details of body?.querySelectorAll('details') ?? []) details.open = true;
        return body;
      };
      if (!room || !bodyOf()) return { absent: ['the preview'], wrong: [] };

      function rangeOf(text: string): Range | undefined {
        const body = bodyOf();
        if (!body) return undefined;
        const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const node = nodes.currentNode as Text;
          const start = node.data.indexOf(text);
          if (start < 0 || !node.parentElement || !isSeen(node.parentElement)) continue;
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + text.length);
          return range;
        }
        return undefined;
      }

      const absent: string[] = [];
      const wrong: string[] = [];
      for (const { path, said, isPicture, turns } of wanted) {
        const imageOf = () =>
          [...(bodyOf()?.querySelectorAll('img') ?? [])].find(
            (image) => image.src.includes(said) && isSeen(image),
          );
        const shown = () => (isPicture ? imageOf() : rangeOf(said));
        if (!(await until(shown, turns))) {
          absent.push(path);
          continue;
        }
        // Of a text in two lines, the first: the middle of both may be that of another text.
        const place = () => shown()?.getClientRects()[0] ?? new DOMRect();
        // Sections get their height once they are near: until the text stays where it is.
        let last = NaN;
        const isStill = () => {
          const one = shown();
          const element = one instanceof Range ? one.startContainer.parentElement : one;
          element?.scrollIntoView({ block: 'center', inline: 'center' });
          const before = last;
          last = place().y;
          return before === last;
        };
        await until(isStill);
        await until(() => imageOf()?.complete ?? true);
        const { x, y, width, height } = place();
        const [clientX, clientY] = [x + width / 2, y + height / 2];
        room.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
        const field = () =>
          document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
        const isThere = () => field() === path || `${field()}.${path.split('.').at(-1)}` === path;
        if (!(await until(isThere))) wrong.push(`${path} leads to ${field()}`);
      }
      return { absent, wrong };
    },
    {
      wanted: leaves.map((leaf) => ({ ...leaf, turns: isUnsaid(leaf) ? 20 : 120 })),
      part: within,
    },
  );

export const showsAny = (page: Page, leaves: readonly Leaf[]): Promise<boolean> =>
  page.evaluate(
    (texts) => {
      const room = document.querySelector('[aria-label="Preview of the page"]');
      const shown = room?.firstElementChild?.shadowRoot?.querySelector('.body')?.textContent;
      return texts.some((text) => shown?.includes(text));
    },
    leaves.map(({ said }) => said),
  );
