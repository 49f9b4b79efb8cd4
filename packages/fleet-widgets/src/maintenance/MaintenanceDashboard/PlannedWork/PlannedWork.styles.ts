import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
`;

export const Templates = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Template = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  padding-block: 10px;
  border-block-end: 1px solid var(--gh-color-border-neutral);

  > div {
    display: grid;
    flex: 1;
    gap: 2px;
    min-inline-size: 0;
  }
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const WorkList = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 16px;
  margin: 0;

  dt {
    color: var(--gh-color-text-muted);
  }
  dd {
    margin: 0;
  }
`;
