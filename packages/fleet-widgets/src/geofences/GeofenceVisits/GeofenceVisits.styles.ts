import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }

  > [data-field] {
    flex: 0 1 190px;
    min-inline-size: 140px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block-end: 8px;
  overflow: auto;
`;

/** The table has its own scroll area. */
export const Table = styled.div`
  block-size: 100%;
  padding-inline: calc(var(--gh-layout-gutter) - 8px);
`;

export const Dwell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 16px var(--gh-layout-gutter);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 16px 24px;
`;

export const Section = styled.section`
  display: grid;
  gap: 8px;
  min-inline-size: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  h2 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

export const Bars = styled.div`
  max-inline-size: 720px;
`;

export const Note = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px var(--gh-layout-gutter);
`;
