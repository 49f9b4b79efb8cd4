import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const Records = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 4px;
    padding: 10px 16px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;

  > b {
    font: 600 13px/20px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  > time {
    margin-inline-start: auto;
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-text-muted);
  }
`;

export const Note = styled.p`
  margin: 0;
  font: var(--gh-text-13);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Facts = styled.p`
  margin: 0;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: grid;
  gap: 14px;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 14px;
`;
