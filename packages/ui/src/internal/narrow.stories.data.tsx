import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

/** The width of a small phone, at which everything must be usable (WCAG 1.4.10). */
export const narrow = (Story: ComponentType) => (
  <div data-narrow="" style={{ inlineSize: 320, maxInlineSize: '100%' }}>
    <Story />
  </div>
);

/** A window of that width, for overlays and components that depend on the window's width. */
export const phone = { viewport: { value: 'mobile1', isRotated: false } };

/** Checks that nothing overflows the narrow box or the window, except content that scrolls or is cut on purpose. */
export async function fitsTheWidth() {
  const box = document.querySelector('[data-narrow]') ?? document.body;
  const { left, right } = box.getBoundingClientRect();
  const wider = [...box.querySelectorAll('#storybook-root *, [data-narrow] *')].filter((element) => {
    const rect = element.getBoundingClientRect();
    return rect.width > 1 && (rect.right > right + 1 || rect.left < left - 1) && !isClipped(element, box);
  });
  await expect(wider).toEqual([]);
}

function isClipped(element: Element, box: Element): boolean {
  for (let frame = element.parentElement; frame && frame !== box; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflowX !== 'visible') return true;
  }
  return false;
}
