import { styled } from 'styled-components';

export const Section = styled.section`
  position: relative;
  block-size: 100%;
  min-block-size: 160px;
  overflow: hidden;
  background: var(--gh-map-water);
`;

export const Host = styled.div`
  position: absolute;
  inset: 0;
  /* the vendor's map is a picture: what it draws has no direction of writing */
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
    padding: 12px;
    background: var(--gh-color-surface-panel);
  }
`;

export const Note = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 60px;
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
  inset-inline-end: 0;
  padding: 1px 6px;
  background: color-mix(in srgb, var(--gh-color-surface-panel) 80%, transparent);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-11);
  &:empty {
    display: none;
  }
`;
