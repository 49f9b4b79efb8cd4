import { styled } from 'styled-components';
import { Body } from '../DataGrid/DataGrid.styles';
import { focusRingInside, plainButton } from '../internal/styles';
import { labelCell } from '../Tree/treeStyles';

export const Grid = styled.div`
  min-inline-size: 100%;
  font: 400 12.5px/16px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;

  &[data-density='comfortable'] {
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: 32px;
  background: var(--gh-color-surface-sunken);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);
`;

export const Title = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  padding-inline: 8px;
  white-space: nowrap;

  > span:first-child,
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-align='end'] {
    justify-content: flex-end;
  }
  &[data-sorted] {
    color: var(--gh-color-text-neutral);
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

export const SortButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 24px;
  max-inline-size: calc(100% + 8px);
  block-size: 24px;
  /* room for the ring, with the text in line with the cells below */
  margin-inline: -4px;
  padding-inline: 4px;
  white-space: nowrap;
  outline: none;

  &:hover {
    color: var(--gh-color-text-neutral);
  }
  &:focus-visible {
    ${focusRingInside}
    border-radius: var(--gh-radius-sm);
  }
`;

/** Where the menu button of a row moves up and down: at the end of the tree's column, under the header. */
export const ActionColumn = styled.div`
  position: absolute;
  inset-block-start: 32px;
  inset-inline-start: 0;
  z-index: 1;
  block-size: 0;
`;

/** The looks of a cell are those of a data grid's. */
export const Rows = styled(Body)`
  cursor: default;

  .gh-node {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--gh-tree-row);
    border-block-end: 1px solid var(--gh-color-border-hairline);
    contain: layout style;
    outline: none;
  }
  .gh-node[hidden] {
    display: none;
  }
  .gh-tree-cell {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    align-items: center;
    padding-inline-end: 8px;
    contain: strict;
    font: var(--gh-text-13);
  }
  &[data-actions] .gh-tree-cell {
    padding-inline-end: 36px;
  }
  ${labelCell}
  .gh-node:hover {
    background: var(--gh-color-surface-hover);
  }
  .gh-node.chosen {
    background: var(--gh-color-surface-selected);
  }
  .gh-node:focus-visible {
    ${focusRingInside}
  }
  @media (forced-colors: active) {
    .gh-node.chosen {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
