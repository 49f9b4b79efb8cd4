import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-page);
  color: var(--gh-color-text-neutral);
`;

/** A link alone on a line is at least 24 px high. */
export const Target = styled.span`
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
`;

export const Pickers = styled.div`
  inline-size: 360px;
  @container gh-widget (width < 520px) {
    inline-size: 100%;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 196px minmax(0, 1fr);
  min-block-size: 0;
  @container gh-widget (width < 768px) {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Categories = styled.nav`
  display: grid;
  align-content: start;
  gap: 2px;
  overflow: auto;
  padding: 12px;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
  @container gh-widget (width < 768px) {
    display: none;
  }
`;

export const CategoryField = styled.div`
  display: none;
  @container gh-widget (width < 768px) {
    display: block;
    padding: 8px 16px;
    border-block-end: 1px solid var(--gh-color-border-neutral);
    background: var(--gh-color-surface-panel);
  }
`;

export const Category = styled.button`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 32px;
  padding: 4px 10px;
  border: 0;
  border-radius: var(--gh-radius-md);
  background: none;
  color: inherit;
  font: var(--gh-text-13);
  text-align: start;
  cursor: pointer;

  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    color: var(--gh-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
    color: var(--gh-color-text-brand);
    font-weight: 500;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  padding: 6px 12px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);

  > h2 {
    flex: 1;
    margin: 0;
    color: var(--gh-color-text-neutral);
    font: 600 14px/20px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
`;

export const Selection = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
  td,
  th {
    vertical-align: middle;
  }
  thead th {
    overflow-wrap: normal;
    white-space: nowrap;
  }
  abbr {
    text-decoration: none;
  }
  @container gh-widget (width < 640px) {
    [data-wide] {
      display: none;
    }
  }
`;

export const Row = styled.tr`
  &:hover > * {
    background: var(--gh-color-surface-hover);
  }
  &[data-open] > * {
    background: var(--gh-color-surface-selected);
  }
`;

export const ThumbnailCell = styled.td`
  inline-size: 34px;
`;

/** A cell of the header that is no heading. */
export const CheckHead = styled.td`
  position: sticky;
  inset-block-start: 0;
  inline-size: 16px;
  background: var(--gh-color-surface-sunken);
`;

export const Thumbnail = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: 34px;
  block-size: 34px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Name = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--gh-color-text-brand);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
    border-radius: 2px;
  }
`;

export const Under = styled.small`
  display: block;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  &[data-narrow] {
    display: none;
  }
  @container gh-widget (width < 640px) {
    &[data-narrow] {
      display: block;
    }
  }
`;

export const Code = styled.span`
  font: 12px/18px var(--gh-font-mono);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  padding: 16px;
`;

export const Failure = styled.p`
  margin: 8px 0 0;
  color: var(--gh-color-text-critical);
`;
