import { type ComponentProps, memo, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { MapPoint } from '../../../map/mapFeatures';
import { type OverlayPlacer, placeOf } from './overlayPlacer';

interface MapHandleProps extends Omit<ComponentProps<'button'>, 'ref'> {
  label: string;
  at: MapPoint;
  anchor: MapPoint;
  placer: OverlayPlacer;
  /** @default 'vertex' */
  look?: 'vertex' | 'midpoint' | 'center' | undefined;
  isSelected?: boolean | undefined;
}

/** A button at a position of the map: a mark of 13 px in a target of 44 px, or 7 px in 24 px. */
export const MapHandle = memo(function MapHandle(props: MapHandleProps) {
  const { label, at, anchor, placer, look = 'vertex', isSelected = false, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () =>
      placer.follow((view) => {
        const { x, y } = placeOf(at, anchor, view);
        if (button.current) button.current.style.transform = `translate(${x}px, ${y}px)`;
      }),
    [placer, at, anchor],
  );
  return (
    <Handle
      ref={button}
      type="button"
      aria-label={label}
      data-look={look}
      data-selected={isSelected || undefined}
      {...rest}
    />
  );
});

const Handle = styled.button`
  position: absolute;
  inset-block-start: -22px;
  left: -22px;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--gh-radius-full);
  background: none;
  pointer-events: auto;
  touch-action: none;
  cursor: move;
  -webkit-tap-highlight-color: transparent;

  &::before {
    content: '';
    position: absolute;
    inset: 15.5px;
    border: 2px solid var(--gh-color-border-focus);
    border-radius: var(--gh-radius-full);
    background: var(--gh-color-surface-raised);
    box-sizing: border-box;
  }
  &[data-look='midpoint'] {
    inset-block-start: -12px;
    left: -12px;
    inline-size: 24px;
    block-size: 24px;
    cursor: copy;
  }
  &[data-look='midpoint']::before {
    inset: 8.5px;
    border-width: 1.5px;
    opacity: 0.9;
  }
  &[data-look='midpoint']:hover::before {
    inset: 6.5px;
  }
  &[data-look='center']::before {
    border-radius: 3px;
    transform: rotate(45deg);
  }
  &:hover::before {
    background: var(--gh-color-surface-selected);
  }
  &[data-selected] {
    z-index: 1;
  }
  &[data-selected]::before {
    border-color: var(--gh-color-surface-raised);
    background: var(--gh-color-border-focus);
    box-shadow: 0 0 0 2px var(--gh-color-border-focus);
  }
  &:focus {
    outline: none;
  }
  &:focus-visible {
    z-index: 1;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 7px;
    border: 2px solid var(--gh-color-border-focus);
    border-radius: var(--gh-radius-full);
    background: color-mix(in srgb, var(--gh-color-border-focus) 16%, transparent);
  }
  &[data-look='midpoint']:focus-visible::after {
    inset: 2px;
  }
  @media (forced-colors: active) {
    &::before {
      border-color: ButtonText;
    }
    &[data-selected]::before {
      background: Highlight;
    }
  }
`;
