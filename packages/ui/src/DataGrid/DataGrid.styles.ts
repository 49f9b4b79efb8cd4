import { styled } from 'styled-components';
import { adoptedStyles } from '../internal/adoptedStyles';
import { choiceBox, chosenBox, tick } from '../internal/choiceStyles';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  font: 400 12.5px/16px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;
  &[data-density='comfortable'] {
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Viewport = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  contain: strict;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

/** Columns that have scrolled go below the pinned ones. One for all rows. */
export const PinShade = styled.div`
  position: absolute;
  inset-inline-start: var(--gh-grid-pinned);
  inset-block-end: 0;
  width: 6px;
  background: linear-gradient(to right, rgb(16 24 40 / 0.1), transparent);
  pointer-events: none;
  &:dir(rtl) {
    background: linear-gradient(to left, rgb(16 24 40 / 0.1), transparent);
  }
  &[hidden] {
    display: none;
  }
`;

/** Where a dragged column would go. */
export const DropLine = styled.div`
  position: absolute;
  inset-block: 0;
  z-index: 4;
  width: 2px;
  background: var(--gh-color-border-focus);
  pointer-events: none;
  &[hidden] {
    display: none;
  }
`;

export const Body = styled.div`
  position: relative;
  min-width: 100%;
`;

/**
 * Styles of the recycled rows. GridPainter creates their nodes, so they are styled by class; see adoptedStyles. The text is
 * part of what a page loads, so its comments are here:
 *
 * - A row has all containment but that of painting: the browser would clip the pinned part of each row, which is a layer
 *   of its own, and that takes a third of a frame.
 * - A row and its pinned part have the same background twice: with inheritance, moving a row would recalculate the style
 *   of each cell in it.
 * - A cell is one clipped line of inline text: a flex box with a clipped item costs a third of a frame more.
 * - In a page from right to left, a value keeps the order of its own characters: '-77.95550', '12.6 V'. Its icon can be
 *   on either side of it.
 * - Stale values have a border, because an underline that hangs below the line leaves traces when cells are recycled.
 */
export const adoptGridRows = adoptedStyles(`
.gh-grid {
  .gh-row {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    height: var(--gh-grid-row);
    background: var(--gh-color-surface-panel);
    border-block-end: 1px solid var(--gh-color-border-hairline);
    contain: size layout style;
  }
  .gh-pin {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    box-sizing: border-box;
    width: var(--gh-grid-pinned);
    height: 100%;
    border-inline-end: 1px solid var(--gh-color-border-neutral);
    background: var(--gh-color-surface-panel);
  }
  .gh-row:hover,
  .gh-row:hover > .gh-pin {
    background: var(--gh-color-surface-hover);
  }
  .gh-row[aria-selected='true'],
  .gh-row[aria-selected='true'] > .gh-pin {
    background: var(--gh-color-surface-selected);
  }
  .gh-row[aria-current],
  .gh-row[aria-current] > .gh-pin {
    background: var(--gh-color-surface-selected);
  }
  .gh-row[aria-current] > .gh-pin::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 1;
    width: 3px;
    background: var(--gh-color-border-focus);
  }
  .gh-row[hidden],
  .gh-cell[hidden] {
    display: none;
  }
  &:not([data-pinned]) .gh-pin {
    display: none;
  }
  .gh-cell {
    position: absolute;
    inset-block: 0;
    padding-inline: 8px;
    overflow: clip;
    line-height: calc(var(--gh-grid-row) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
    contain: strict;
    color: var(--gh-color-text-neutral);
    cursor: default;
  }
  .gh-cell.end {
    text-align: end;
  }
  .gh-cell:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }
  .gh-cell.end:dir(rtl) {
    text-align: left;
  }
  .gh-cell i {
    font-style: normal;
    color: var(--gh-color-text-subtle);
  }
  .gh-cell a {
    color: inherit;
    text-decoration: none;
  }
  .gh-cell a[href] {
    cursor: pointer;
  }
  .gh-row:hover a[href] {
    text-decoration: underline;
    text-decoration-color: var(--gh-color-border-control);
    text-underline-offset: 3px;
  }
  .gh-cell a[href]:hover {
    color: var(--gh-color-text-brand);
    text-decoration-color: currentColor;
  }
  .gh-cell.code {
    font-family: var(--gh-font-mono);
    font-size: 12px;
    font-weight: 500;
    font-feature-settings: 'zero';
    font-variant-ligatures: none;
  }
  .gh-cell.code i {
    font-weight: 400;
  }
  .gh-cell.strong {
    font-weight: 600;
  }
  .gh-cell.quiet,
  .gh-cell.missing,
  .gh-cell.absent,
  .gh-cell.unknown {
    color: var(--gh-color-text-subtle);
  }
  .gh-cell svg {
    display: inline;
    width: 12px;
    height: 12px;
    margin-inline-end: 6px;
    vertical-align: -1.5px;
    fill: currentColor;
    fill-rule: evenodd;
  }
  &:dir(rtl) .gh-cell svg {
    margin-inline: 6px;
  }
  .gh-cell.icon svg {
    width: 15px;
    height: 15px;
    vertical-align: -3px;
    fill: none;
    stroke: var(--gh-color-text-muted);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .gh-cell:not(.icon, .good, .caution, .critical, .unknown) svg {
    display: none;
  }
  .gh-cell.good svg {
    color: var(--gh-color-icon-good);
  }
  .gh-cell.caution {
    color: var(--gh-color-text-caution);
    font-weight: 500;
  }
  .gh-cell.caution svg {
    color: var(--gh-color-icon-caution);
  }
  .gh-cell.critical {
    color: var(--gh-color-text-critical);
    font-weight: 500;
  }
  .gh-cell.critical svg {
    color: var(--gh-color-icon-critical);
  }
  .gh-cell.unknown svg {
    fill: none;
    stroke: var(--gh-color-icon-unknown);
    stroke-width: 2.2;
    stroke-dasharray: 3.6 2.6;
  }
  .gh-cell.stale {
    color: var(--gh-color-text-subtle);
  }
  .gh-cell.stale > .gh-box {
    padding-block-end: 1px;
    border-block-end: 1px dotted var(--gh-color-border-control);
  }
  .gh-cell.pill > .gh-box,
  .gh-cell.solid > .gh-box {
    display: inline-block;
    box-sizing: border-box;
    max-width: 100%;
    height: 18px;
    padding-inline: 5px 7px;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: middle;
    border: 1px solid var(--gh-color-border-unknown);
    border-radius: var(--gh-radius-full);
    font-size: 11.5px;
    line-height: 16px;
    font-weight: 500;
    text-decoration: none;
  }
  .gh-cell.pill svg,
  .gh-cell.solid svg {
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
  .gh-cell.pill.unknown > .gh-box {
    border-style: dashed;
  }
  .gh-cell.pill.caution > .gh-box {
    background: var(--gh-color-tint-caution);
    border-color: var(--gh-color-border-caution);
  }
  .gh-cell.pill.critical > .gh-box {
    background: var(--gh-color-tint-critical);
    border-color: var(--gh-color-border-critical);
  }
  .gh-cell.solid.critical > .gh-box {
    background: var(--gh-color-solid-critical);
    border-color: transparent;
    color: var(--gh-color-on-solid-critical);
  }
  .gh-cell.solid.critical svg {
    color: inherit;
  }
  .gh-cell.loading::after {
    content: '';
    display: inline-block;
    width: 62%;
    height: 8px;
    border-radius: 3px;
    vertical-align: middle;
    background: var(--gh-color-surface-active);
  }
  .gh-cell:focus {
    outline: none;
  }
  .gh-cell:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
    border-radius: 3px;
  }
  .gh-cell > [role='checkbox'] {
    ${choiceBox}
    display: inline-block;
    margin-inline: 4px 12px;
    vertical-align: middle;
    cursor: pointer;
  }
  .gh-cell > [role='checkbox'][hidden] {
    display: none;
  }
  .gh-cell > [role='checkbox']::before {
    content: '';
    position: absolute;
    inset: -6px;
  }
  .gh-cell > [role='checkbox'][aria-checked='true'] {
    ${chosenBox}
  }
  .gh-cell > [role='checkbox'][aria-checked='true']::after {
    ${tick}
  }
  @media (forced-colors: active) {
    .gh-row[aria-selected='true'] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .gh-cell > [role='checkbox'][aria-checked='true'] {
      background: Highlight;
    }
    .gh-cell > [role='checkbox'][aria-checked='true']::after {
      border-color: HighlightText;
    }
  }
}
`);

export const Overlay = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  place-items: center;
  padding: 24px;
  background: var(--gh-color-surface-panel);
  &:empty {
    display: none;
  }
`;

export const Hint = styled.div`
  position: fixed;
  z-index: 20;
  max-width: 320px;
  padding: 6px 8px;
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-inverse);
  color: var(--gh-color-text-inverse);
  font: 400 12px/16px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
  pointer-events: none;
  &[hidden] {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
