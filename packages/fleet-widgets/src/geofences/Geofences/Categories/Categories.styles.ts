import { styled } from 'styled-components';

export const Hint = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);
`;

export const List = styled.ul`
  display: grid;
  margin: 12px 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 8px;
  align-items: center;
  min-block-size: 48px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-13);

  > div {
    display: grid;
    min-inline-size: 0;
  }
  strong {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
  padding-block: 12px;
`;

export const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  justify-content: end;
`;
