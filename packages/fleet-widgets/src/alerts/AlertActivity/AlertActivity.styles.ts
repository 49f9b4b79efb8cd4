import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 10px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);

  > [data-field] {
    flex: 0 1 180px;
    min-inline-size: 140px;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;

    > [data-field] {
      flex: 1 1 140px;
    }
  }
`;

export const Toggles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @container gh-widget (width < 900px) {
    flex: 1 1 100%;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-block-size: 32px;
  padding-inline: var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;

  > button {
    margin-inline-start: auto;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;
  }
`;

export const Body = styled.section`
  flex: 1;
  min-block-size: 0;
  padding: 14px var(--gh-layout-gutter) 20px;
  overflow-y: auto;

  > div {
    max-inline-size: 920px;
  }
  @container gh-widget (width < 640px) {
    padding-inline: 16px;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 18px;
`;

export const Middle = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
`;
