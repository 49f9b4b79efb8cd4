import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-content: start;
  gap: 12px;
  min-block-size: 0;
  padding: 12px var(--gh-layout-gutter);
  overflow-y: auto;
  background: var(--gh-color-surface-page);
  @container gh-widget (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 16px;
  }
`;

export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-inline-size: 0;
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export const Card = styled.section`
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
  font: var(--gh-text-13);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 10px 12px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
  h2 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  header > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Padded = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px;
`;

export const Scroll = styled.div`
  max-block-size: 620px;
  overflow: auto;

  td,
  th {
    white-space: nowrap;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    padding: 8px 12px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
  > li:last-child {
    border-block-end: 0;
  }
  > li > div {
    flex: 1 1 140px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > li > a {
    display: inline-block;
    min-block-size: 24px;
    line-height: 24px;
  }
  small {
    display: block;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  margin: 0;
  padding: 12px;

  > dt {
    color: var(--gh-color-text-muted);
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Bars = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;

  th {
    inline-size: 28%;
    padding: 3px 8px 3px 0;
    font-weight: 400;
    text-align: end;
    overflow-wrap: anywhere;
  }
  td {
    padding: 3px 0;
  }
  td:last-child {
    inline-size: 90px;
    text-align: end;
  }
  thead {
    position: absolute;
    overflow: hidden;
    block-size: 1px;
    inline-size: 1px;
    clip-path: inset(50%);
  }
`;

export const Bar = styled.div`
  display: flex;
  block-size: 12px;
`;

/** A part of a bar. What is only possible is hatched, not only colored. */
export const Part = styled.span`
  min-inline-size: 1px;
  background: var(--gh-color-solid-brand);

  &[data-look='quiet'] {
    background: var(--gh-color-icon-unknown);
    opacity: 0.5;
  }
  &[data-look='possible'] {
    background: repeating-linear-gradient(
      135deg,
      var(--gh-color-solid-brand) 0 1.5px,
      var(--gh-color-surface-panel) 1.5px 4px
    );
    outline: 1px solid var(--gh-color-solid-brand);
    outline-offset: -1px;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  > li > span {
    block-size: 10px;
    inline-size: 10px;
  }
`;

/** The pages below the rows. */
export const Pages = styled.div`
  padding: 4px 12px;
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 12px;

  > [role='status'] {
    flex: 1 1 320px;
  }
`;
