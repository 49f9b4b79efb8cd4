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
  box-sizing: border-box;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  &:empty {
    display: none;
  }
`;

export const Cell = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: flex-end;
  padding: 0 8px 4px;
  [data-kind='filters'] > &,
  [data-kind='filters'] > * > & {
    align-items: center;
    padding: 0 4px 6px;
  }
  &[data-end] {
    justify-content: flex-end;
    text-align: end;
  }
  &[data-dragged] {
    background: var(--gh-color-surface-active);
    opacity: 0.5;
  }
`;

export const Title = styled.button`
  all: unset;
  box-sizing: border-box;
  display: flex;
  align-items: flex-end;
  gap: 4px;
  min-width: 0;
  min-height: 24px;
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);
  cursor: pointer;
  & > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  [data-sorted] > & {
    color: var(--gh-color-text-neutral);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
    border-radius: 3px;
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

export const MenuButton = styled.button.attrs({
  children: (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 4.5v.1M10 10v.1M10 15.5v.1" />
    </svg>
  ),
})`
  all: unset;
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  cursor: pointer;
  opacity: 0;
  & svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  [role='columnheader']:hover > &,
  [role='columnheader']:focus-within > &,
  &[data-state='open'] {
    opacity: 1;
  }
  &:hover {
    background: var(--gh-color-surface-active);
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

export const NoFilter = styled.div`
  width: 100%;
  height: 20px;
  & > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
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

export const Handle = styled.span`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: -5px;
  z-index: 1;
  width: 11px;
  cursor: col-resize;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 5px;
    width: 1px;
    background: transparent;
  }
  [role='columnheader']:last-child > & {
    inset-inline-end: 0;
  }
  [role='columnheader']:hover > &::after {
    background: var(--gh-color-border-neutral);
  }
  &:hover::after,
  &[data-active]::after {
    width: 2px;
    background: var(--gh-color-border-focus);
  }
`;
