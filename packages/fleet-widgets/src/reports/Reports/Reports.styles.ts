import { styled } from 'styled-components';

export { Page, Waiting } from '../internal/page.styles';

export const Toolbar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 48px;
  padding: 8px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);

  > * {
    flex: 0 1 220px;
  }
  > fieldset {
    flex: none;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;

    > * {
      flex: 1 1 150px;
    }
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A report or a run. Below 900 px its facts are one line below the name. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(150px, 1fr) minmax(205px, 1fr) auto auto;
  align-items: center;
  gap: 2px 16px;
  min-block-size: 56px;
  padding: 8px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-13);

  &[data-runs] {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  &[data-off] {
    color: var(--gh-color-text-muted);
  }
  @container gh-widget (width < 900px) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    &[data-runs] {
      grid-template-columns: minmax(0, 1fr);
    }
    > :first-child {
      grid-row: 1;
      grid-column: 1;
    }
    > [data-fact] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    > [data-end] {
      grid-row: 1;
    }
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;
  }
`;

export const About = styled.div`
  min-inline-size: 0;

  > p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    overflow-wrap: anywhere;
  }
`;

export const NameButton = styled.button`
  all: unset;
  min-block-size: 24px;
  cursor: pointer;
  border-radius: var(--gh-radius-xs);
  font: 600 13px/24px var(--gh-font-sans);
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
`;

/** A fact with its name, which is shown where the row has no headings. */
export const Fact = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  > small {
    display: block;
    color: var(--gh-color-text-muted);
    font: 400 11px/14px var(--gh-font-sans);
  }
  @container gh-widget (width < 900px) {
    display: flex;
    gap: 8px;

    > small {
      flex: 0 0 84px;
      line-height: 20px;
    }
  }
`;

export const Foot = styled.footer`
  flex: none;
  padding: 10px var(--gh-layout-gutter);
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
