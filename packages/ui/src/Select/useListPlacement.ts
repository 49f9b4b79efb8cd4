import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 4;
const EDGE_PX = 8;
const MIN_WIDTH_PX = 200;
const MAX_HEIGHT_PX = 320;

/** A box in the window, as `getBoundingClientRect` tells it. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Placement {
  left: number;
  width: number;
  /** Distance from the top of the window, where the list hangs under the box. */
  top?: number;
  /** Distance from the foot of the window, where it stands on the box. */
  bottom?: number;
  maxHeight: number;
}

/** Under the box, or on it where there is more room; as wide as the box, inside the window. */
export function placeList(
  box: Box,
  window: { width: number; height: number },
  wantedHeight: number,
  rtl: boolean,
): Placement {
  const width = Math.min(Math.max(box.right - box.left, MIN_WIDTH_PX), window.width - 2 * EDGE_PX);
  const wantedLeft = rtl ? box.right - width : box.left;
  const left = Math.max(EDGE_PX, Math.min(wantedLeft, window.width - EDGE_PX - width));
  const below = window.height - box.bottom - GAP_PX - EDGE_PX;
  const above = box.top - GAP_PX - EDGE_PX;
  const under = below >= Math.min(wantedHeight, MAX_HEIGHT_PX) || below >= above;
  const room = Math.max(0, Math.min(MAX_HEIGHT_PX, under ? below : above));
  return under
    ? { left, width, top: box.bottom + GAP_PX, maxHeight: room }
    : { left, width, bottom: window.height - box.top + GAP_PX, maxHeight: room };
}

/** Keeps the open list at its box. It writes to the element: a scroll must not draw rows again. */
export function useListPlacement(
  anchor: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  wantedHeight: number,
) {
  // the place is known only from the laid out page, and changes with what scrolls or grows around the box
  // biome-ignore lint/correctness/useExhaustiveDependencies: the side is chosen at opening, not at each letter
  useLayoutEffect(() => {
    const box = anchor.current;
    const list = sheet.current;
    if (!box || !list) return;
    const rtl = getComputedStyle(box).direction === 'rtl';
    const place = () => {
      const root = document.documentElement;
      const room = { width: root.clientWidth, height: root.clientHeight };
      const at = placeList(box.getBoundingClientRect(), room, wantedHeight, rtl);
      const { style } = list;
      style.left = `${at.left}px`;
      style.width = `${at.width}px`;
      style.top = at.top === undefined ? 'auto' : `${at.top}px`;
      style.bottom = at.bottom === undefined ? 'auto' : `${at.bottom}px`;
      style.setProperty('--list-room', `${at.maxHeight}px`);
    };
    const follow = (event: Event) => {
      if (!list.contains(event.target as Node)) place();
    };
    place();
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    grown?.observe(box);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      grown?.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);
}
