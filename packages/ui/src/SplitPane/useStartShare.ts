import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePanelRef } from 'react-resizable-panels';
import { isRtl } from '../internal/direction';

interface Start {
  id: string;
  minStartPx: number;
  maxStartPx?: number;
  minEndPx: number;
}

/**
 * The library means the pane at the left, which from right to left is the end. This makes a handle between columns say
 * the share of the start in both directions, and lets Home and End take the start to its limits.
 */
export function useStartShare({ id, minStartPx, maxStartPx = Number.POSITIVE_INFINITY, minEndPx }: Start) {
  const panel = usePanelRef();
  const handle = useRef<HTMLDivElement>(null);

  // the library sets its attributes at times of its own
  useEffect(() => {
    const { current: separator } = handle;
    if (!separator || !isMirrored(separator)) return;
    const mirror = () => {
      const size = panel.current?.getSize();
      if (!size || size.inPixels === 0) return;
      const percentOf = (px: number) => (px / size.inPixels) * size.asPercentage;
      const max = Math.min(percentOf(maxStartPx), 100 - percentOf(minEndPx));
      say(separator, 'controls', id);
      say(separator, 'valuenow', written(size.asPercentage));
      say(separator, 'valuemin', written(percentOf(minStartPx)));
      say(separator, 'valuemax', written(max));
    };
    const changes = new MutationObserver(mirror);
    changes.observe(separator, { attributeFilter: ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'] });
    mirror();
    return () => changes.disconnect();
  }, [panel, id, minStartPx, maxStartPx, minEndPx]);

  function goToLimit(event: KeyboardEvent) {
    const { current: separator } = handle;
    if (event.target !== separator || !separator || !isMirrored(separator)) return;
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    event.stopPropagation();
    panel.current?.resize(event.key === 'Home' ? '0%' : '100%');
  }

  return { panel, handle, goToLimit };
}

const isMirrored = (separator: HTMLElement) =>
  separator.getAttribute('aria-orientation') === 'vertical' && isRtl(separator);

const written = (percent: number) => String(Math.round(percent * 1000) / 1000);

/** Writes only what differs: each write calls the observer again. */
function say(separator: HTMLElement, name: string, text: string) {
  if (separator.getAttribute(`aria-${name}`) !== text) separator.setAttribute(`aria-${name}`, text);
}
