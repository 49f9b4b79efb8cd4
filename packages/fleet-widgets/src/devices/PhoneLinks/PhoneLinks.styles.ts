import { styled } from 'styled-components';

export const Part = styled.section`
  display: grid;
  gap: 12px;
  padding: 12px 16px 16px;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  > h4 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  > p {
    margin: 0;
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
  }
`;

export const Links = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  > li > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 8px;
    min-inline-size: 0;
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
  }
  b {
    font: 500 13px/20px var(--gh-font-sans);
    color: var(--gh-color-text-neutral);
    overflow-wrap: anywhere;
  }
`;

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;

  > :first-child {
    flex: 1 1 180px;
  }
`;

export const Address = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 8px;

  > code {
    min-inline-size: 0;
    font: var(--gh-text-12);
    font-family: var(--gh-font-mono);
    overflow-wrap: anywhere;
  }
`;
