import { expect } from 'storybook/test';

/** Controls and headings whose text must not be cut off. */
const WHOLE = 'button, [role="tab"], label, h1, h2, legend, [role="columnheader"] > *';
/** Screen readers only. */
const isHidden = (element: Element) => element.clientWidth <= 1;
/** Cut on purpose, with an ellipsis. */
const isCut = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis';

/** Fails if the page scrolls sideways or cuts off the text of a control, as longer languages can. */
export async function expectTextsFit(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const cut = [...document.querySelectorAll(`#storybook-root :is(${WHOLE}), [role="dialog"] :is(${WHOLE})`)]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && !isHidden(element) && !isCut(element))
    .filter((element) => getComputedStyle(element).overflowX !== 'visible')
    .map((element) => element.textContent);
  await expect(cut).toEqual([]);
}
