import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 12px;
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;

  > ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 40px;
  gap: 8px;
  align-items: center;
  block-size: 50px;
  padding-inline: 14px 8px;
  border-block-end: 1px solid var(--gh-color-border-hairline);

  &[data-selected] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 var(--gh-color-border-focus);
  }
  &:hover:not([data-selected]) {
    background: var(--gh-color-surface-hover);
  }
`;
