import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
`;

export const Part = styled.section`
  border-block-end: 1px solid var(--gh-color-border-hairline);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
    padding: 12px 16px 4px;
  }
  h4 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  > header > div {
    flex: 0 1 160px;
  }
`;

export const Visits = styled.ol`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;

  > li {
    display: grid;
    gap: 2px;
    padding: 8px 16px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
  b {
    font: 600 13px/24px var(--gh-font-sans);
  }
  p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Note = styled.p`
  margin: 0;
  padding: 4px 16px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 40px;
  padding: 4px 16px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

/** A link is a target of at least 24 px. */
export const Target = styled.span`
  > a {
    display: inline-block;
    line-height: 24px;
  }
`;
