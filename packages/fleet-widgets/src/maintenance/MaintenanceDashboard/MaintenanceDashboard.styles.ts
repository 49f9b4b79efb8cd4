import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  &[data-panel] {
    grid-template-columns: minmax(0, 1fr) 364px;
  }
  @container gh-widget (width < 1000px) {
    &[data-panel] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  &[hidden] {
    display: none;
  }
`;

export const Selection = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 52px;
  padding: 8px 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  font: var(--gh-text-13);

  > span {
    margin-inline-end: auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  min-block-size: 36px;
  padding-inline: 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
`;

export const Waiting = styled.div`
  display: grid;
  border-block-start: 1px solid var(--gh-color-border-neutral);

  > div {
    display: grid;
    gap: 6px;
    align-content: center;
    box-sizing: border-box;
    block-size: 56px;
    padding-inline: 20px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Notices = styled.div`
  display: grid;
  flex: none;
  &:not(:empty) {
    padding: 8px 20px 0;
  }
`;
