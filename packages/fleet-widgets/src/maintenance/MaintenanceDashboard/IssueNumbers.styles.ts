import { styled } from 'styled-components';

export const Numbers = styled.section`
  display: grid;
  flex: none;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-block-end: 1px solid var(--gh-color-border-neutral);
  @container gh-widget (width < 1000px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container gh-widget (width < 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const NumberCell = styled.div`
  display: grid;
  gap: 2px;
  align-content: center;
  min-block-size: 60px;
  padding: 7px 12px 7px 20px;
  border-inline-end: 1px solid var(--gh-color-border-hairline);
  font: var(--gh-text-12);

  > span {
    display: flex;
    gap: 5px;
    align-items: center;
    color: var(--gh-color-text-muted);
  }
  &[data-on] {
    background: var(--gh-color-surface-selected);
  }
  @container gh-widget (width < 1000px) {
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: baseline;

  > strong {
    font: 600 20px/26px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
  > small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const BigNumber = styled.button`
  all: unset;
  box-sizing: border-box;
  min-inline-size: 24px;
  border-radius: var(--gh-radius-xs);
  cursor: pointer;
  font: 600 20px/26px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
`;

export const SmallNumber = styled(BigNumber)`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  justify-content: center;
  min-block-size: 24px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  &[aria-pressed='true'] {
    color: var(--gh-color-text-neutral);
    font-weight: 600;
  }
`;
