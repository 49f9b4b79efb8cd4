import { css, styled } from 'styled-components';

export const Strip = styled.section`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

/** A state has its pattern as well as its color. */
const look = css`
  &[data-state='clear'] {
    background: var(--gh-color-surface-sunken);
    box-shadow: inset 0 0 0 1px var(--gh-color-border-neutral);
  }
  &[data-state='pending'] {
    background: repeating-linear-gradient(
      -45deg,
      var(--gh-color-solid-critical) 0 2px,
      var(--gh-color-tint-critical) 2px 8px
    );
  }
  &[data-state='firing'] {
    background: var(--gh-color-solid-critical);
    color: var(--gh-color-on-solid-critical);
  }
  &[data-state='recovering'] {
    background: repeating-linear-gradient(
      90deg,
      var(--gh-color-solid-critical) 0 2px,
      var(--gh-color-tint-critical) 2px 5px
    );
  }
  &[data-state='unknown'] {
    background: repeating-linear-gradient(
      45deg,
      var(--gh-color-text-muted) 0 1px,
      var(--gh-color-surface-panel) 1px 6px
    );
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    &[data-state='clear'] {
      background: Canvas;
    }
    &[data-state='pending'] {
      background: repeating-linear-gradient(-45deg, CanvasText 0 2px, Canvas 2px 8px);
    }
    &[data-state='firing'] {
      background: CanvasText;
      color: Canvas;
    }
    &[data-state='recovering'] {
      background: repeating-linear-gradient(90deg, CanvasText 0 4px, Canvas 4px 8px);
    }
    &[data-state='unknown'] {
      background: repeating-linear-gradient(45deg, GrayText 0 1px, Canvas 1px 6px);
    }
  }
`;

export const Track = styled.div`
  position: relative;
  block-size: 32px;
`;

export const Band = styled.div`
  position: absolute;
  inset-block: 6px;
  display: grid;
  place-items: center start;
  box-sizing: border-box;
  overflow: hidden;
  font: var(--gh-text-11);
  white-space: nowrap;
  ${look}

  > span {
    padding-inline: 4px;
    margin-inline-start: 2px;
    border-radius: var(--gh-radius-xs);
  }
  &:not([data-state='firing'], [data-state='clear']) > span {
    background: var(--gh-color-surface-panel);
    color: var(--gh-color-text-neutral);
  }
  &[data-event] {
    min-inline-size: 4px;
    inset-block: 2px;
  }
`;

export const Handle = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 0;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -1px;
    inline-size: 2px;
    background: var(--gh-color-text-neutral);
    box-shadow: 0 0 0 1px var(--gh-color-surface-panel);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    inset-inline-start: -5px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--gh-color-text-neutral);
    box-shadow: 0 0 0 2px var(--gh-color-surface-panel);
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

/** The control itself is not drawn, only its focus: the handle and the bands show what it does. */
export const Range = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  margin: 0;
  appearance: none;
  background: transparent;
  cursor: pointer;

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 2px;
    block-size: 32px;
    background: transparent;
  }
  &::-moz-range-thumb {
    inline-size: 2px;
    block-size: 32px;
    border: 0;
    background: transparent;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-11);
  font-variant-numeric: tabular-nums;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Swatch = styled.span`
  inline-size: 16px;
  block-size: 10px;
  box-shadow: 0 0 0 1px var(--gh-color-border-neutral);
  ${look}
`;
