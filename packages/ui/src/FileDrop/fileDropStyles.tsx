import { styled } from 'styled-components';

export const Frame = styled.div`
  border: 1px dashed var(--gh-color-border-control);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-control);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
  transition: background-color var(--gh-duration-quick) var(--gh-ease-out);

  &[data-over] {
    border-style: solid;
    border-color: var(--gh-color-border-focus);
    background: var(--gh-color-surface-selected);
  }
  &[data-invalid] {
    border-color: var(--gh-color-icon-critical);
  }
  &[data-disabled] {
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-subtle);
  }
  /* A read-only field accepts no files, so it has no dashed drop zone. */
  &[data-read-only] {
    border-style: solid;
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-panel);
  }
  &[data-read-only] > ul > :first-child {
    border-block-start: 0;
  }
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 8px 10px;
  color: var(--gh-color-text-subtle);
`;

export const Zone = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  flex-wrap: wrap;
  gap: 6px 10px;
  padding: 18px 16px;
`;

export const Words = styled.span`
  color: var(--gh-color-text-subtle);
`;

export const Files = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Refusals = styled.div`
  display: grid;
  gap: 2px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-critical);

  > span {
    display: flex;
    gap: 5px;
    margin-block-start: 4px;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
