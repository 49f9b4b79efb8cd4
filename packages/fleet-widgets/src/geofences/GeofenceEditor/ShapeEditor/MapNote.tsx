import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { MapPoint } from '../../../map/mapFeatures';
import { type OverlayPlacer, placeOf } from './overlayPlacer';

interface MapNoteProps {
  at: MapPoint;
  anchor: MapPoint;
  placer: OverlayPlacer;
  look: 'tooltip' | 'name' | 'crossing' | 'snap';
  children?: ReactNode;
}

/** A text or a mark at a position of the map, for those who see it. */
export function MapNote({ at, anchor, placer, look, children }: MapNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      placer.follow((view) => {
        const { x, y } = placeOf(at, anchor, view);
        if (note.current) note.current.style.transform = `translate(${x}px, ${y}px)`;
      }),
    [placer, at, anchor],
  );
  return (
    <Note ref={note} data-look={look} aria-hidden="true">
      {children !== undefined && <div>{children}</div>}
    </Note>
  );
}

const Note = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  pointer-events: none;

  &[data-look='tooltip'] {
    z-index: 2;
  }
  &[data-look='tooltip'] > div {
    position: absolute;
    inset-block-end: 14px;
    left: 16px;
    padding: 4px 8px;
    border-radius: var(--gh-radius-sm);
    background: var(--gh-color-surface-inverse);
    color: var(--gh-color-text-inverse);
    font: 500 12px/16px var(--gh-font-sans);
    white-space: nowrap;
  }
  &[data-look='tooltip'] small {
    display: block;
    font: 400 11px/16px var(--gh-font-mono);
    font-feature-settings: 'zero';
  }
  &[data-look='name'] > div {
    position: absolute;
    transform: translate(-50%, -50%);
    padding: 0 4px;
    border-radius: var(--gh-radius-xs, 3px);
    background: color-mix(in srgb, var(--gh-map-land) 72%, transparent);
    color: var(--gh-color-text-muted);
    font: 500 11px/16px var(--gh-font-sans);
    white-space: nowrap;
  }
  &[data-look='crossing']::before,
  &[data-look='snap']::before {
    content: '';
    position: absolute;
    inset: -10px;
    border: 2px solid var(--gh-color-icon-critical);
    border-radius: var(--gh-radius-full);
  }
  &[data-look='snap']::before {
    border-color: var(--gh-viz-orange);
  }
`;
