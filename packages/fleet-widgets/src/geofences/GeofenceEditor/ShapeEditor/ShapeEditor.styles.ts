import { WidgetBox } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Box = styled(WidgetBox)`
  block-size: 100%;
  min-block-size: 0;
`;

/** Map and table next to each other; below 1024 px under each other, below 768 px one at a time. */
export const Layout = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) 364px;
  block-size: 100%;

  @container gh-widget (width < 1024px) {
    grid-template: minmax(0, 55fr) minmax(0, 45fr) / minmax(0, 1fr);
  }
  @container gh-widget (width < 768px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

    &[data-view='map'] > [data-part='table'],
    &[data-view='table'] > [data-part='map'] {
      display: none;
    }
  }
`;

/** The choice of map or table, where there is no room for both. */
export const ViewSwitch = styled.div`
  display: none;
  padding: 8px 12px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  @container gh-widget (width < 768px) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
  }
`;

export const MapPart = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  > section {
    flex: 1;
    min-block-size: 160px;
  }
  > section:focus {
    outline: none;
  }
`;

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

export const Keys = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 11px;
  min-block-size: 44px;
  padding: 8px 14px;
  border-block-start: 1px solid var(--gh-color-border-hairline);
  background: var(--gh-color-surface-raised);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    display: none;
  }
  @container gh-widget (width < 768px) {
    display: none;
  }
`;

export const Key = styled.kbd`
  min-inline-size: 18px;
  padding: 0 4px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-neutral);
  font: 500 11px/16px var(--gh-font-sans);
  text-align: center;
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow-y: auto;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-raised);

  @container gh-widget (width < 1024px) {
    border-inline-start: 0;
    border-block-start: 1px solid var(--gh-color-border-neutral);
  }
  @container gh-widget (width < 768px) {
    border-block-start: 0;
  }
`;

export const Mode = styled.div`
  flex: none;
  padding: 12px 14px;

  > fieldset {
    display: flex;
    inline-size: 100%;
  }
  > fieldset > label {
    flex: 1;
    justify-content: center;
  }
  /* It is next to the choice of map or table. */
  @container gh-widget (width < 768px) {
    display: none;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: 12px;
  flex: none;
  padding: 12px 14px 16px;
`;

export const Length = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-items: start;
  gap: 8px;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  flex: none;
  gap: 1px;
  margin: 0;
  border-block: 1px solid var(--gh-color-border-hairline);
  background: var(--gh-color-border-hairline);

  > div {
    padding: 8px 14px;
    background: var(--gh-color-surface-raised);
  }
  > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-11);
  }
  dd {
    margin: 0;
    font: 600 16px/22px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
  dd > small {
    color: var(--gh-color-text-subtle);
    font: var(--gh-text-12);
  }
`;

export const Line = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: 8px;
  padding: 8px 14px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font: 400 12px/18px var(--gh-font-sans);

  > svg {
    flex: none;
    margin-block-start: 3px;
  }
  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
  &[data-tone='unknown'] {
    color: var(--gh-color-text-muted);
  }
  > button {
    flex: none;
    min-block-size: 24px;
    margin-block: -3px;
  }
`;

export const Problems = styled.ul`
  flex: none;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Table = styled.div`
  position: relative;
  flex: 1 0 160px;
  min-block-size: 0;
  overflow-y: auto;
  font: var(--gh-text-12);

  @container gh-widget (width < 1024px) {
    flex: none;
    overflow: visible;
  }
`;

export const Rows = styled.div`
  position: relative;
`;

export const Cell = styled.span`
  min-inline-size: 0;
`;

/** Header, headings of rings and vertices have the same columns. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) minmax(0, 1fr) 36px;
  align-items: center;
  block-size: 28px;
  padding-inline-start: 4px;

  > span:first-child {
    padding-inline-end: 10px;
    color: var(--gh-color-text-subtle);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-row='header'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    background: var(--gh-color-surface-raised);
    color: var(--gh-color-text-muted);
  }
  &[data-row='header'] > span:not(:first-child) {
    padding-inline-start: 8px;
  }
  &[data-row='ring'] {
    display: flex;
    gap: 8px;
    padding-inline: 14px 6px;
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-muted);
  }
  &[data-row='ring'] > span:first-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: inherit;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-selected] {
    background: var(--gh-color-surface-selected);
  }
  &[data-selected] > span:first-child {
    color: var(--gh-color-text-brand);
    font-weight: 600;
  }
  button {
    inline-size: 24px;
    min-block-size: 24px;
    block-size: 24px;
  }
  &[data-row='vertex'] button {
    opacity: 0;
  }
  &:hover button,
  &[data-selected] button,
  & button:focus-visible {
    opacity: 1;
  }
  @media (pointer: coarse) {
    &[data-row='vertex'] button {
      opacity: 1;
    }
  }
`;

export const DegreesInput = styled.input`
  inline-size: calc(100% - 6px);
  block-size: 24px;
  box-sizing: border-box;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: var(--gh-radius-xs);
  background: none;
  color: var(--gh-color-text-neutral);
  font: 400 12px/20px var(--gh-font-mono);
  font-feature-settings: 'zero';
  font-variant-ligatures: none;
  /* Coordinates are read from left to right in every language. */
  direction: ltr;
  text-align: start;

  &:hover,
  [data-selected] > span > & {
    border-color: var(--gh-color-border-control);
    background: var(--gh-color-surface-control);
  }
  &:focus {
    border-color: var(--gh-color-border-focus);
    outline: 1px solid var(--gh-color-border-focus);
    background: var(--gh-color-surface-control);
  }
  &[aria-invalid] {
    border-color: var(--gh-color-icon-critical);
  }
`;
