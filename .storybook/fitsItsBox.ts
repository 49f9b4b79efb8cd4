import { expect, waitFor } from 'storybook/test';

const WIDTHS_PX = [400, 360];
/** The smallest size of a target (WCAG 2.5.8), in CSS pixels. */
const TARGET_PX = 24;
const TARGETS = 'button, a[href], input, select, textarea, [role="button"], [role="tab"], [role="switch"]';

interface BoxStory {
  canvasElement: HTMLElement;
}

/**
 * The play function of a widget in a box of a wide page, for stories with the parameter `boxPx`. At 400 and at 360 px,
 * the main content is visible, nothing is wider than the box, and every control can be hit.
 */
export const fitsItsBox =
  <Story extends BoxStory>(main: (story: Story) => Promise<HTMLElement>) =>
  async (story: Story) => {
    const box = story.canvasElement.querySelector<HTMLElement>('[data-box]');
    if (!box) throw new Error('The story has no parameter boxPx.');
    await expect(window.innerWidth).toBeGreaterThan(1000);
    for (const widthPx of WIDTHS_PX) {
      box.style.inlineSize = `${widthPx}px`;
      await expect(await main(story)).toBeVisible();
      await waitFor(() => {
        const found = [...tooWide(box), ...tooSmall(box)];
        if (found.length > 0) throw new Error(`At ${widthPx} px: ${found.join('; ')}`);
      });
    }
    box.style.inlineSize = `${WIDTHS_PX[0]}px`;
  };

/** Elements that exceed the box, except in what scrolls by itself. */
function tooWide(box: HTMLElement): string[] {
  const { left, right } = box.getBoundingClientRect();
  const found = box.scrollWidth > box.clientWidth ? [`scrolls to ${box.scrollWidth} px`] : [];
  const dialog = box.querySelector('[role="dialog"]')?.getBoundingClientRect();
  if (dialog && (dialog.top < box.getBoundingClientRect().top || dialog.bottom > box.getBoundingClientRect().bottom)) {
    found.push(`the dialog is ${dialog.height} px high`);
  }
  // A dialog cuts what is too wide, and its body scrolls.
  for (const part of box.querySelectorAll<HTMLElement>('[role="dialog"], [role="dialog"] > *')) {
    // Texts for screen readers are one pixel wide.
    if (part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      found.push(`${named(part)} scrolls to ${part.scrollWidth} px`);
  }
  for (const element of box.querySelectorAll<HTMLElement>('*')) {
    const edges = element.getBoundingClientRect();
    if (edges.width === 0 || edges.height === 0 || !element.checkVisibility()) continue;
    if ((edges.right > right + 1 || edges.left < left - 1) && !isClipped(element, box)) {
      found.push(`${named(element)} reaches from ${edges.left - left} to ${edges.right - left} px`);
    }
  }
  return found;
}

/** Within an element that scrolls sideways or cuts what exceeds it, such as a grid, tabs or a map. */
function isClipped(element: HTMLElement, box: HTMLElement): boolean {
  for (let outer = element.parentElement; outer && outer !== box; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowX !== 'visible') return true;
  }
  return false;
}

/** Controls under the minimum, except links in running text and inputs whose label is large enough. */
function tooSmall(box: HTMLElement): string[] {
  return [...box.querySelectorAll<HTMLElement>(TARGETS)].flatMap((element) => {
    const areas = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
    const sizes = areas.map((area) => area.getBoundingClientRect());
    const around = hitAreaOf(element);
    const width = Math.max(around.width, ...sizes.map((size) => size.width));
    const height = Math.max(around.height, ...sizes.map((size) => size.height));
    if (width <= 1 || height <= 1 || !element.checkVisibility()) return [];
    if (getComputedStyle(element).display === 'inline' || element.closest('[role="grid"]')) return [];
    return width < TARGET_PX || height < TARGET_PX ? [`${named(element)} is ${width} x ${height} px`] : [];
  });
}

/** A small button can be hit in its `::after`, too. */
function hitAreaOf(element: HTMLElement) {
  const { content, position, width, height } = getComputedStyle(element, '::after');
  const isArea = content !== 'none' && position === 'absolute';
  return { width: isArea ? Number.parseFloat(width) : 0, height: isArea ? Number.parseFloat(height) : 0 };
}

const named = (element: HTMLElement) =>
  `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`;
