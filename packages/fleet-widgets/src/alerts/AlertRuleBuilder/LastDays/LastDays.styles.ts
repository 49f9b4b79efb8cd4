import { styled } from 'styled-components';

export const Panel = styled.section`
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
`;

/** In a narrow box, it is one line that opens. */
export const Toggle = styled.button`
  all: unset;
  display: none;
  @container gh-widget (width < 560px) {
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 16px;
    cursor: pointer;

    > :nth-child(2) {
      flex: 1;
      min-inline-size: 0;
      color: var(--gh-color-text-muted);
      text-align: end;
      overflow-wrap: anywhere;
    }
    > strong {
      font-weight: 600;
    }
    > svg {
      flex: none;
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-border-focus);
      outline-offset: -2px;
    }
  }
`;

export const Content = styled.div`
  @container gh-widget (width < 560px) {
    display: none;
    &[data-open] {
      display: block;
    }
  }
`;

export const Part = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px 20px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  &:last-child {
    border-block-end: 0;
  }
  h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  @container gh-widget (width < 560px) {
    padding-inline: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-block-size: 28px;

  > h2 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  @container gh-widget (width < 560px) {
    > h2 {
      display: none;
    }
  }
  > span {
    flex: 1;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

/** Figures of an earlier draft have no color, but stay readable. */
export const Figures = styled.div`
  display: grid;
  gap: 10px;

  &[data-outdated] {
    filter: grayscale(1);
  }
`;

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
`;

export const Stat = styled.div`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  > strong {
    font: 600 24px/28px var(--gh-font-sans);
    letter-spacing: -0.01em;
  }
  > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Quiet = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

export const Chart = styled.div`
  display: grid;
  gap: 4px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

/** In a narrow box, days are wide enough for a finger and scroll. Reversed, so that today is in view at first. */
export const Days = styled.div`
  > div {
    display: grid;
    gap: 4px;
  }
  @container gh-widget (width < 560px) {
    display: flex;
    flex-direction: row-reverse;
    padding-block: 3px;
    overflow-x: auto;

    > div {
      flex: none;
      inline-size: max(100%, 832px);
    }
  }
`;

export const Bars = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: end;
  gap: 2px;
  block-size: 72px;
  border-block: 1px solid var(--gh-color-border-hairline);

  > button {
    all: unset;
    display: flex;
    align-items: end;
    block-size: 100%;
    cursor: pointer;
  }
  > button:hover {
    background: var(--gh-color-surface-sunken);
  }
  > button[aria-pressed='true'] {
    background: var(--gh-color-surface-sunken);
    box-shadow: 0 2px 0 var(--gh-color-text-neutral);
  }
  > button:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
  span {
    inline-size: 100%;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    background: var(--gh-viz-blue);
  }
  &[data-chosen] > button[aria-pressed='false'] > span {
    opacity: 0.4;
  }
  @media (forced-colors: active) {
    span {
      forced-color-adjust: none;
      background: CanvasText;
    }
    > button[aria-pressed='true'] > span {
      background: Highlight;
    }
  }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
`;

export const Warnings = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    gap: 8px;
  }
  svg {
    margin-block-start: 3px;
  }
  strong {
    color: var(--gh-color-text-caution);
    font-weight: 500;
  }
`;

export const Firings = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, auto) minmax(0, 1fr) auto;
  column-gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: 28px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
    overflow-wrap: anywhere;
  }
  a:has(> svg) {
    justify-content: center;
  }
  time,
  span {
    color: var(--gh-color-text-muted);
  }
`;

/** Reasons with their counts. */
export const Reasons = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 3px;
  }
`;

export const Ranks = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 28px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
  }
`;
