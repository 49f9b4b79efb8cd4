import { userPageSize } from '@gladhand/domain/users';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The number of rows that fit the element, once its height is known. */
export function usePageSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>();
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const measure = () => setSize(userPageSize(frame.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
