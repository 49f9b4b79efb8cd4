import { styled } from 'styled-components';
import { adoptedStyles } from '../internal/adoptedStyles';
import { choiceBox, chosenBox } from '../internal/choiceStyles';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
`;

export const Viewport = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  contain: strict;
  overscroll-behavior: contain;
`;

/** A line across the center of a square. */
const stroke = (across: string) =>
  `linear-gradient(${across}, transparent calc(50% - 1.1px), var(--gh-sign) calc(50% - 0.6px), var(--gh-sign) calc(50% + 0.6px), transparent calc(50% + 1.1px))`;

/** Toggle, checkbox, icon, label and count; treeRow.ts writes them, so they are styled by class. */
const labelCell = `
  .gh-twist {
    flex: none;
    align-self: stretch;
    inline-size: 24px;
    display: grid;
    place-items: center;
    color: var(--gh-color-text-subtle);
  }
  .branch .gh-twist {
    cursor: pointer;
  }
  .branch .gh-twist::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-inline-end: 2px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
  }
  .branch .gh-twist:dir(rtl)::before {
    transform: rotate(135deg);
  }
  .branch.open .gh-twist::before {
    margin: -3px 0 0;
    transform: rotate(45deg);
  }
  .branch .gh-twist:hover {
    color: var(--gh-color-text-neutral);
  }
  .loading .gh-twist::before {
    inline-size: 12px;
    block-size: 12px;
    margin: 0;
    border: 1.5px solid currentColor;
    border-block-start-color: transparent;
    border-radius: var(--gh-radius-full);
    transform: none;
    animation: gh-tree-turn 0.8s linear infinite;
  }
  @keyframes gh-tree-turn {
    to {
      transform: rotate(360deg);
    }
  }
  .gh-check {
    ${choiceBox}
    display: none;
    margin-inline-end: 8px;
  }
  &[data-boxes] .gh-check {
    display: block;
  }
  /* The tick and the dash are gradients: with a rotated box in each row, toggling all rows takes 50% longer. */
  .gh-check.on,
  .gh-check.mixed {
    --gh-sign: var(--gh-color-on-solid-brand);
    ${chosenBox}
    background-repeat: no-repeat;
  }
  .gh-check.on {
    background-image: ${stroke('45deg')}, ${stroke('135deg')};
    background-size:
      3px 3px,
      5.5px 5.5px;
    background-position:
      2.5px 6px,
      4.5px 3.5px;
  }
  .gh-check.mixed {
    background-image: linear-gradient(var(--gh-sign), var(--gh-sign));
    background-size: 7px 1.5px;
    background-position: center;
  }
  .locked .gh-check {
    --gh-sign: var(--gh-color-text-disabled);
    background-color: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border-neutral);
  }
  .gh-icon {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 8px;
    fill: none;
    stroke: var(--gh-color-text-muted);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .gh-icon[hidden] {
    display: none;
  }
  .gh-label {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .gh-label::highlight(gh-tree-match) {
    background-color: var(--gh-color-tint-brand);
    color: var(--gh-color-text-brand);
    text-decoration: underline 1.5px;
  }
  .gh-count {
    flex: none;
    margin-inline-start: auto;
    padding-inline-start: 12px;
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-text-subtle);
  }
  .failed .gh-count {
    color: var(--gh-color-text-critical);
  }
  .locked .gh-label,
  .locked .gh-count {
    color: var(--gh-color-text-disabled);
  }
  .locked .gh-icon {
    stroke: var(--gh-color-text-disabled);
  }
  @media (prefers-reduced-motion: reduce) {
    .loading .gh-twist::before {
      animation-duration: 3s;
    }
  }
  @media (forced-colors: active) {
    .gh-check.on,
    .gh-check.mixed {
      --gh-sign: HighlightText;
      forced-color-adjust: none;
      background-color: Highlight;
      border-color: Highlight;
    }
    .locked .gh-label,
    .locked .gh-count {
      color: GrayText;
    }
  }
`;

export const Rows = styled.div`
  position: relative;
  cursor: default;
`;

/** TreeCore writes the rows, so they are styled by class; see adoptedStyles. */
export const adoptTreeRows = adoptedStyles(`
.gh-tree {

  .gh-node {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    align-items: center;
    block-size: var(--gh-tree-row);
    padding-inline-end: 8px;
    border-radius: var(--gh-radius-sm);
    contain: strict;
    outline: none;
  }
  .gh-node[hidden] {
    display: none;
  }
  ${labelCell}
  .gh-node:hover {
    background: var(--gh-color-surface-hover);
  }
  .gh-node.chosen {
    background: var(--gh-color-surface-selected);
    color: var(--gh-color-text-brand);
    font-weight: 500;
  }
  .gh-node:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
  &[data-actions] .gh-node {
    padding-inline-end: 36px;
  }
  @media (forced-colors: active) {
    .gh-node.chosen {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .gh-node:focus-visible {
      outline: 2px solid Highlight;
    }
  }
}
`);

/** At the end of a row and above it, because tree items must not contain buttons. */
export const ActionPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  block-size: var(--gh-tree-row);
`;

export const Overlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  padding: 8px;
  background: inherit;
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  > div {
    display: flex;
    align-items: center;
    gap: 8px;
    block-size: var(--gh-tree-row);
    padding-inline: 9px 8px;
  }
`;
