import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useBoxQuery } from './useBoxQuery';
import { WidgetBox } from './WidgetBox';

/** Reports a new width to the observer, because jsdom has no layout. */
let resize: (widthPx: number) => void;
function layOut(widthPx: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: { contentRect: { width: number; height: number } }[]) => void) {
        resize = (width) => act(() => report([{ contentRect: { width, height: 600 } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let renders = 0;
function Layout() {
  renders += 1;
  return useBoxQuery(({ widthPx }) => widthPx < 768) ? 'narrow' : 'wide';
}
const shown = () => screen.getByTestId('box').textContent;
const box = (
  <WidgetBox data-testid="box">
    <Layout />
  </WidgetBox>
);

it('follows the box, and renders only if the result changes', () => {
  layOut(400);
  render(box);
  expect(shown()).toBe('narrow');
  renders = 0;
  resize(700);
  expect([shown(), renders]).toEqual(['narrow', 0]);
  resize(900);
  expect(shown()).toBe('wide');
});

it('keeps its layout while the box is not rendered', () => {
  layOut(900);
  render(box);
  resize(0);
  expect(shown()).toBe('wide');
});

it('is false without a layout', () => {
  expect(renderToString(box)).toContain('wide');
  render(box);
  expect(shown()).toBe('wide');
});
