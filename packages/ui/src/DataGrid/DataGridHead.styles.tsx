import { styled } from 'styled-components';
import { choiceBox, chosenBox, dash, tick } from '../internal/choiceStyles';

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  min-width: 100%;
  background: var(--gh-color-surface-sunken);
  border-block-end: 1px solid var(--gh-color-border-neutral);
`;

export const Row = styled.div`
  position: relative;
  display: block;
  height: 40px;
  &[data-kind='filters'] {
    height: 28px;
  }
`;

export const Pinned = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
  height: 100%;
  margin-inline-start: calc(-1 * var(--gh-grid-pinned));
  background: var(--gh-color-surface-sunken);
  box-shadow: var(--gh-grid-pin-edge, 1px) 0 0 var(--gh-color-border-neutral);
  &:empty {
    display: none;
  }
`;

export const Arrow = styled.svg.attrs({ children: <path d="M10 4v12M5.5 11.5L10 16l4.5-4.5" /> })`
  flex: none;
  width: 13px;
  height: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-up] {
    transform: rotate(180deg);
  }
`;

export const SelectLoaded = styled.button`
  all: unset;
  box-sizing: border-box;
  ${choiceBox}
  margin-block-end: 1px;
  margin-inline: 4px 12px;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: -6px;
  }
  &[aria-checked='true'],
  &[aria-checked='mixed'] {
    ${chosenBox}
  }
  &[aria-checked='mixed']::after {
    ${dash}
  }
  &[aria-checked='true']::after {
    ${tick}
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[aria-checked='true'],
    &[aria-checked='mixed'] {
      background: Highlight;
    }
    &[aria-checked='true']::after,
    &[aria-checked='mixed']::after {
      border-color: HighlightText;
    }
  }
`;

export const Face = styled.button`
  all: unset;
  box-sizing: border-box;
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  height: 19px;
  padding-inline: 6px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-control);
  color: var(--gh-color-text-subtle);
  font: 400 11px/16px var(--gh-font-sans);
  text-align: start;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: -3px 0;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    width: 10px;
    height: 10px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }
  &[data-set] {
    border-color: var(--gh-color-border-control);
    color: var(--gh-color-text-neutral);
  }
  &:hover {
    border-color: var(--gh-color-border-control);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 0;
  }
`;
