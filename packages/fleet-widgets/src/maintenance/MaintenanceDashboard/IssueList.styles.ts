import { css, styled } from 'styled-components';

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
  display: grid;
  grid-template-columns: var(--choice,) minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  box-sizing: border-box;
  block-size: 56px;
  padding-inline: 20px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  &[data-choosable] {
    --choice: 24px;
  }
  label {
    min-inline-size: 24px;
  }
  &[data-selected] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 var(--gh-color-border-focus);
  }
  [dir='rtl'] &[data-selected] {
    box-shadow: inset -2px 0 var(--gh-color-border-focus);
  }
  &:hover:not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
  &[data-quiet] strong,
  &[data-quiet] span {
    color: var(--gh-color-text-muted);
    font-weight: 400;
  }
  @container gh-widget (width < 520px) {
    padding-inline: 12px;
    gap: 8px;
  }
`;

/** The columns of a row; narrow boxes show fewer. */
const columns = css`
  display: grid;
  grid-template-columns: 118px 168px minmax(0, 1fr) 84px 76px minmax(0, 0.6fr) 44px;
  gap: 12px;
  align-items: center;
  box-sizing: border-box;
  min-inline-size: 0;
  padding-inline: 4px;

  [data-panel] & {
    grid-template-columns: 118px 158px minmax(0, 1fr) 84px 76px 44px;
  }
  [data-panel] & [data-cell='place'] {
    display: none;
  }
  @container gh-widget (width < 1000px) {
    &,
    [data-panel] & {
      grid-template-columns: 110px 158px minmax(0, 1fr) 84px 44px;
    }
    [data-cell='miles'],
    [data-cell='place'] {
      display: none;
    }
  }
  @container gh-widget (width < 640px) {
    &,
    [data-panel] & {
      grid-template-columns: 16px minmax(0, 0.8fr) minmax(0, 1fr) 76px;
      gap: 8px;
    }
    [data-cell='score'] {
      display: none;
    }
  }
  @container gh-widget (width < 480px) {
    &,
    [data-panel] & {
      grid-template-columns: 16px 124px minmax(0, 1fr) 40px;
    }
  }
  [data-cell='miles'],
  [data-cell='score'] {
    text-align: end;
  }
`;

export const Heads = styled.div`
  flex: none;
  padding-inline: 20px;
  border-block: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);

  &[data-choosable] {
    padding-inline-start: 56px;
  }
  @container gh-widget (width < 640px) {
    display: none;
  }
`;

export const HeadCells = styled.div`
  ${columns}
  min-block-size: 32px;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Open = styled.button`
  all: unset;
  ${columns}
  inline-size: 100%;
  min-block-size: 48px;
  border-radius: var(--gh-radius-xs);
  cursor: pointer;
  font: var(--gh-text-13);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Clipped = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const State = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  min-inline-size: 0;
  font-weight: 500;
  white-space: nowrap;

  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
  &[data-tone='caution'] {
    color: var(--gh-color-text-caution);
  }
  &[data-tone='unknown'],
  &[data-tone='neutral'] {
    color: var(--gh-color-text-muted);
    font-weight: 400;
  }
  @container gh-widget (width < 640px) {
    /* The shape remains, and the text for screen readers. */
    > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Two = styled.span`
  display: grid;
  /* Text of another direction begins where the column begins. */
  justify-items: start;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > strong {
    font-weight: 600;
  }
  > code {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-code, 12px/16px var(--gh-font-mono));
  }
  > small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  &[data-cell='issue'] > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  font-variant-numeric: tabular-nums;
  &[data-cell='miles'] {
    justify-items: end;
  }
  @container gh-widget (width < 480px) {
    /* The panel has the day. */
    &[data-cell='since'] > small {
      display: none;
    }
    &[data-cell='issue'] > small {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 15px;
      white-space: normal;
    }
  }
`;

export const Score = styled.span.attrs({ 'data-cell': 'score', role: 'img' })`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;
