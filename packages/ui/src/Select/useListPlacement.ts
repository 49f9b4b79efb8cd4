import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

const GAP_PX = 4;
const EDGE_PX = 8;
const MIN_WIDTH_PX = 200;
const MAX_HEIGHT_PX = 320;

/** A box in the window, as `getBoundingClientRect` returns it. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Placement {
  left: number;
  width: number;
  /** Distance from the top of the window, if the list is below the box. */
  top?: number | undefined;
  /** Distance from the bottom of the window, if the list is above the box. */
  bottom?: number | undefined;
  maxHeight: number;
}

/** Below the box, or above it if there is more space; as wide as the box, inside the window. */
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

function placeAt(box: HTMLElement, wantedHeight: number, rtl: boolean): CSSProperties {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const at = placeList(box.getBoundingClientRect(), { width, height }, wantedHeight, rtl);
  return {
    left: `${at.left}px`,
    width: `${at.width}px`,
    top: at.top === undefined ? 'auto' : `${at.top}px`,
    bottom: at.bottom === undefined ? 'auto' : `${at.bottom}px`,
    ['--list-room' as string]: `${at.maxHeight}px`,
  };
}

/**
 * Keeps the open list at its box. Returns the initial position; later it writes to the element, because a scroll must
 * not render rows.
 */
export function useListPlacement(
  anchor: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  wantedHeight: number,
): CSSProperties | undefined {
  // Read before the list is in the page; afterwards it would force a second layout.
  const [first] = useState(() => {
    const box = anchor.current;
    if (!box) return undefined;
    const rtl = getComputedStyle(box).direction === 'rtl';
    return { rtl, style: placeAt(box, wantedHeight, rtl) };
  });

  // The position changes with everything that scrolls or grows around the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the side is chosen at opening, not at each letter
  useEffect(() => {
    const box = anchor.current;
    const list = sheet.current;
    if (!box || !list || !first) return;
    const place = () => {
      const style = placeAt(box, wantedHeight, first.rtl);
      for (const [name, value] of Object.entries(style)) list.style.setProperty(name, value);
    };
    const follow = (event: Event) => {
      if (!list.contains(event.target as Node)) place();
    };
    // The observer also reports the initial size, for which the list is already placed.
    let hasInitialSize = false;
    const grown =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            if (hasInitialSize) place();
            hasInitialSize = true;
          });
    grown?.observe(box);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      grown?.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);

  return first?.style;
}
