import { styled } from 'styled-components';

export const Ground = styled.div`
  position: absolute;
  inset: 0;

  &[data-placing] .maplibregl-canvas-container,
  &[data-placing] .gm-style > div {
    cursor: crosshair;
  }
`;

/** Above the map. Only its buttons take presses. */
export const Overlay = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  /* The tools of the map stay above all of it. */
  isolation: isolate;
  /* Positions on a map don't depend on the writing direction. */
  direction: ltr;
  pointer-events: none;
`;

export const Vertices = styled.div`
  position: absolute;
  inset: 0;
`;

export const MapTop = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 56px 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  pointer-events: none;
`;

export const Search = styled.div`
  inline-size: 248px;
  max-inline-size: 100%;
  border-radius: var(--gh-radius-sm);
  box-shadow: var(--gh-shadow-2);
  pointer-events: auto;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  pointer-events: auto;

  > button {
    border-radius: var(--gh-radius-md);
  }
`;

export const Hint = styled.div`
  position: absolute;
  inset-block-end: 44px;
  inset-inline: 12px;
  justify-self: center;
  inline-size: fit-content;
  max-inline-size: calc(100% - 24px);
  margin-inline: auto;
  padding: 6px 12px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-inverse);
  color: var(--gh-color-text-inverse);
  font: 500 12px/16px var(--gh-font-sans);
  pointer-events: none;
`;

/** Four arrows around a gap, where a thumb reaches them. */
export const Pad = styled.div`
  position: absolute;
  inset-block-end: 28px;
  inset-inline-end: 12px;
  display: grid;
  grid-template: '. up .' 'left . right' '. down .' / 44px 44px 44px;
  gap: 2px;
  direction: ltr;
  pointer-events: none;

  > button {
    box-shadow: var(--gh-shadow-2);
    pointer-events: auto;
  }
  > [data-arrow='up'] {
    grid-area: up;
  }
  > [data-arrow='left'] {
    grid-area: left;
  }
  > [data-arrow='right'] {
    grid-area: right;
  }
  > [data-arrow='down'] {
    grid-area: down;
  }
`;
