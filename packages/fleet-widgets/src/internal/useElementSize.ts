import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapSize } from '../map/mercator';

/** The inner size of an element, now and whenever it changes. 0 where there is no layout. */
export function useElementSize(element: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState<MapSize>({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight: heightPx } = measured;
      setSize((before) =>
        before.widthPx === widthPx && before.heightPx === heightPx ? before : { widthPx, heightPx },
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
