import { styled } from 'styled-components';

export const TableFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

const columns = `
  display: grid;
  grid-template-columns: 24px 36px minmax(100px, 1.1fr) 68px 56px 76px minmax(140px, 1.5fr);
  gap: 12px;
  align-items: center;
  padding-inline: 12px;

  > [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @container geofence-rows (width < 640px) {
    grid-template-columns: 24px 32px minmax(0, 1fr) minmax(0, 1.1fr);

    > [data-wide] {
      display: none;
    }
  }
`;

export const Heads = styled.div`
  ${columns}
  flex: none;
  block-size: 32px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;

  > ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  ${columns}
  block-size: 48px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-12);

  &[data-selected] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 var(--gh-color-border-focus);
  }
  &:hover:not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
`;

export const Name = styled.button`
  all: unset;
  overflow: hidden;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: 32px;
  line-height: 32px;
  cursor: pointer;
  font: 500 13px/32px var(--gh-font-sans);
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: var(--gh-radius-xs);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Verdict = styled.span`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  min-inline-size: 0;
  font: var(--gh-text-12);

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 8px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
