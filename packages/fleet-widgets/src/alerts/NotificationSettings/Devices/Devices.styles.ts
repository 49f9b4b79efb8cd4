import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
  min-inline-size: 0;
  max-inline-size: 720px;

  > h2 {
    margin: 0;
    font: var(--gh-text-16);
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Present = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

export const List = styled.ul`
  justify-self: stretch;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 16px;
  font: var(--gh-text-13);

  > div {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;

    > strong {
      font: 600 13px/20px var(--gh-font-sans);
    }
    > span {
      color: var(--gh-color-text-muted);
      font: var(--gh-text-12);
    }
  }
`;
