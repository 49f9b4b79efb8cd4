import { styled } from 'styled-components';

/** `--gh-map-covered`: width at the end that something else covers. Notices keep to the rest, if that is wide enough. */
export const Section = styled.section`
  position: relative;
  block-size: 100%;
  min-block-size: 240px;
  overflow: hidden;
  background: var(--gh-map-water);
`;

export const Host = styled.div`
  position: absolute;
  inset: 0;
  /* The vendor's map doesn't depend on the writing direction. */
  direction: ltr;
  .maplibregl-canvas {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    outline: none;
  }
  .maplibregl-canvas-container {
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  .maplibregl-canvas-container:active {
    cursor: grabbing;
  }
  .maplibregl-canvas:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
  .maplibregl-control-container {
    display: none;
  }
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 24px;
  background: var(--gh-color-surface-canvas);
  &[data-quiet] {
    inset: auto 0 0;
    inset-inline-end: min(var(--gh-map-covered), max(0px, 100% - 320px));
    padding: 12px;
    background: var(--gh-color-surface-panel);
  }
`;

export const Note = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 60px calc(60px + min(var(--gh-map-covered), max(0px, 100% - 320px)));
  justify-self: center;
  margin-inline: auto;
  width: fit-content;
  padding: 6px 12px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
`;

export const Attribution = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: min(var(--gh-map-covered), max(0px, 100% - 520px));
  padding: 1px 6px;
  background: color-mix(in srgb, var(--gh-color-surface-panel) 80%, transparent);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-11);
  &:empty {
    display: none;
  }
`;
