import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: 20px;
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }
`;

export const Address = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  margin-block: 4px 8px;

  > code {
    min-inline-size: 0;
    font: var(--gh-text-12);
    font-family: var(--gh-font-mono);
    overflow-wrap: anywhere;
  }
`;

export const Open = styled.section`
  display: grid;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  &:first-child {
    padding-block-start: 0;
    border: 0;
  }
  > h3 {
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
  gap: 10px;
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
    display: grid;
    min-inline-size: 0;
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
  b {
    font: 500 13px/20px var(--gh-font-sans);
    color: var(--gh-color-text-neutral);
  }
  /* Names without access are text among the links, so color alone would not distinguish them. */
  b > a {
    text-decoration: underline;
  }
`;
