import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 480px minmax(0, 1fr);
  min-block-size: 0;
  @container gh-widget (width < 1024px) {
    grid-template-columns: 360px minmax(0, 1fr);
  }
  @container gh-widget (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  &[hidden] {
    display: none;
  }
`;

export const Tabs = styled.div`
  flex: none;
  padding: 12px 12px 0;
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px;
  border-block-end: 1px solid var(--gh-color-border-neutral);

  > :first-child {
    flex: 1 1 100%;
  }
  > div {
    flex: 1 1 130px;
    min-inline-size: 110px;
  }
  /* Its texts are the longest */
  > :nth-child(3) {
    flex-basis: 170px;
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: var(--choice,) minmax(0, 1fr) 108px 44px 32px;
  gap: 12px;
  @container gh-widget (width < 768px) {
    grid-template-columns: var(--choice,) minmax(0, 1fr) 96px 36px 32px;
    gap: 8px;
  }
  flex: none;
  align-items: center;
  block-size: 32px;
  padding-inline: 14px 8px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  &[data-choosable] {
    --choice: 24px;
  }
  label {
    min-inline-size: 24px;
  }
  > [data-end] {
    text-align: end;
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
  grid-template-columns: var(--choice,) minmax(0, 1fr) 108px 44px 32px;
  gap: 12px;
  @container gh-widget (width < 768px) {
    grid-template-columns: var(--choice,) minmax(0, 1fr) 96px 36px 32px;
    gap: 8px;
  }
  align-items: center;
  block-size: 50px;
  padding-inline: 14px 8px;
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
  &:is(:hover, [data-hovered]):not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
  /* The row that was hovered before stays so until the mouse rests */
  ul:hover > &[data-hovered]:not(:hover, [data-selected]) {
    background: none;
  }
`;

export const Name = styled.button`
  all: unset;
  display: grid;
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  cursor: pointer;
  font: var(--gh-text-13);
  border-radius: var(--gh-radius-xs);

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-icon] {
    grid-template-columns: 16px minmax(0, 1fr);
    column-gap: 10px;
  }
  &[data-icon] > :first-child {
    grid-row: 1 / 3;
    align-self: center;
    color: var(--gh-color-text-muted);
  }
  /* Names need the place, and the text below them says the shape, too */
  @container gh-widget (width < 480px) {
    &[data-icon] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-icon] > :first-child {
      display: none;
    }
  }
  > strong {
    font-weight: 500;
  }
  &[data-inactive] > strong {
    color: var(--gh-color-text-muted);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Count = styled.span`
  display: grid;
  justify-items: end;
  font: var(--gh-text-13);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

export const Foot = styled.footer`
  gap: 4px;

  > :first-child {
    flex: 1;
  }
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: 36px;
  padding-inline: 14px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 14px;
`;

export const MapSide = styled.div`
  position: relative;
  min-block-size: 0;
  min-inline-size: 0;
  &[hidden] {
    display: none;
  }
`;

export const Card = styled.section`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  z-index: 1;
  display: grid;
  gap: 8px;
  inline-size: min(270px, calc(100% - 24px));
  padding: 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
  box-shadow: var(--gh-shadow-popover);
  font: var(--gh-text-12);

  > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
  }
  h2 {
    margin: 0;
    font: 600 13px/18px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

export const Panel = styled.section`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  inline-size: clamp(480px, 70%, 768px);
  max-inline-size: 100%;
  container: geofence-panel / inline-size;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
  box-shadow: var(--gh-shadow-popover);
`;

export const PanelHead = styled.header`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: start;
  padding: 14px 16px;
  border-block-end: 1px solid var(--gh-color-border-neutral);

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    margin: 0;
    font: 600 16px/22px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
`;

export const Strip = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 16px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  font: var(--gh-text-12);

  &[data-sunken] {
    background: var(--gh-color-surface-sunken);
  }
  > div {
    flex: 0 1 150px;
  }
`;

export const Progress = styled.div`
  flex: 1 1 200px;
`;

export const PanelBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding-inline: 16px;

  td > span {
    display: block;
  }
  th {
    overflow-wrap: normal;
  }
  td:first-child {
    white-space: nowrap;
  }
  @container geofence-panel (width < 700px) {
    [data-wide] {
      display: none;
    }
  }
`;
