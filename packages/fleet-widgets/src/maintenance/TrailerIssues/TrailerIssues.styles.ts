import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
`;

export const Issues = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 2px;
    padding: 10px 16px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
  p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;

  > a,
  > b {
    font: 600 13px/24px var(--gh-font-sans);
  }
`;

export const Foot = styled.footer`
  padding: 8px 16px;
  border-block-start: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-13);

  > a {
    display: inline-block;
    line-height: 24px;
  }
`;
