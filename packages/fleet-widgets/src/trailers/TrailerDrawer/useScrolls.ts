import { useEffect, useRef, useState } from 'react';

/** Whether an element scrolls. A scrollable element must be reachable by keyboard. */
export function useScrolls<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return [ref, scrolls] as const;
}
