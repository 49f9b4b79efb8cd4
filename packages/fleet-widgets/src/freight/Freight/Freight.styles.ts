import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

export const Sheet = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  flex: 1;
  min-block-size: 0;
  inline-size: 100%;
  max-inline-size: 760px;
  margin-inline: auto;
  padding: 24px var(--gh-layout-gutter);
  overflow-y: auto;
  @container gh-widget (width < 768px) {
    padding: 16px;
  }
`;

export const Lead = styled.p`
  margin: 0;
  font: var(--gh-text-13);
`;

export const Document = styled.section`
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: 8px;
  background: var(--gh-color-surface-panel);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 12px 16px;
    border-block-end: 1px solid var(--gh-color-border-neutral);
  }
  h2 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  > header > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Text = styled.div`
  max-block-size: min(52vh, 480px);
  padding: 16px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  font: var(--gh-text-13);
  white-space: pre-wrap;
`;

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;
