import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 392px minmax(0, 1fr);
  min-block-size: 0;
  @container gh-widget (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  &[hidden] {
    display: none;
  }
`;

export const Detail = styled.div`
  min-block-size: 0;
  min-inline-size: 0;
  overflow: hidden;
  &[hidden] {
    display: none;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 10px 12px;

  > fieldset {
    flex: 1 1 100%;
  }
  > div {
    flex: 1 1 140px;
    min-inline-size: 140px;
  }
`;

/** A line of their own for filters that are on or off. */
export const Toggles = styled.span`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 8px;
`;

export const GroupHead = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-block-size: 32px;
  padding-inline: 20px 12px;
  border-block: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  font: 600 12px/16px var(--gh-font-sans);

  > span {
    color: var(--gh-color-text-muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  > button {
    margin-inline-start: auto;
  }
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
  display: grid;
  grid-template-columns: var(--choice,) minmax(0, 1fr) 32px;
  gap: 6px;
  align-items: center;
  box-sizing: border-box;
  block-size: 56px;
  padding-inline: 12px 6px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  &[data-choosable] {
    --choice: 24px;
  }
  &[data-fold] {
    padding-inline-start: 28px;
  }
  label {
    min-inline-size: 24px;
  }
  &[data-selected] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 var(--gh-color-border-focus);
  }
  &[dir='rtl'][data-selected],
  [dir='rtl'] &[data-selected] {
    box-shadow: inset -2px 0 var(--gh-color-border-focus);
  }
  &:hover:not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
`;

export const Open = styled.button`
  all: unset;
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) auto;
  gap: 2px 9px;
  align-items: center;
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  border-radius: var(--gh-radius-xs);
  cursor: pointer;
  font: var(--gh-text-13);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
  > strong {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > time {
    justify-self: end;
  }
  &[data-new] > strong {
    font-weight: 600;
  }
  &[data-quiet] > strong {
    color: var(--gh-color-text-muted);
    font-weight: 400;
  }
  &[data-withdrawn] > strong {
    text-decoration: line-through;
  }
  &[data-quiet] > svg {
    color: var(--gh-color-icon-unknown);
  }
`;

export const Second = styled.span`
  display: flex;
  grid-column: 2;
  gap: 8px;
  min-inline-size: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  white-space: nowrap;

  > :first-child {
    flex: none;
    max-inline-size: 60%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Marks = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  justify-content: end;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Late = styled.span`
  padding-inline: 4px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  font: var(--gh-text-12);
  line-height: 16px;
`;

export const Assignee = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  border-radius: 50%;
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: 600 9px/18px var(--gh-font-sans);
`;

export const Age = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
  padding: 6px 12px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-selected);
  font: var(--gh-text-13);

  > span {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  min-block-size: 36px;
  padding-inline: 20px 12px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > :last-child {
    margin-inline-start: auto;
  }
  > span {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    /* A phone has no keys. */
    @container gh-widget (width < 900px) {
      display: none;
    }
  }
  @container gh-widget (width < 900px) {
    &:not(:has(> :not(span))) {
      display: none;
    }
  }
`;

export const Waiting = styled.div`
  display: grid;

  > div {
    display: grid;
    gap: 6px;
    align-content: center;
    box-sizing: border-box;
    block-size: 56px;
    padding-inline: 20px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Middle = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  padding: 20px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);
  text-align: center;
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 16px;
  align-items: center;
  margin: 0 0 16px;
  font: var(--gh-text-13);

  dt {
    display: flex;
    gap: 4px;
  }
  dd {
    margin: 0;
  }
`;

export const Fold = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-block-size: 36px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;
