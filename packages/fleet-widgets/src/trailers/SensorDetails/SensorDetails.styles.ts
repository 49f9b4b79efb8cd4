import { Tabs, WidgetBox } from '@gladhand/ui';
import { styled } from 'styled-components';

/** Fills its positioned container, over a map or next to a drawer. */
export const Screen = styled.section`
  position: absolute;
  inset: 0;
  z-index: 2;
  background: var(--gh-color-surface-panel);
  &:focus-visible {
    outline: none;
  }
`;

export const Content = styled(WidgetBox)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  padding: 8px 12px;
`;

export const Title = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0 8px;
  min-inline-size: 0;
  > h2 {
    margin: 0;
    font: 600 15px/20px var(--gh-font-sans);
  }
  > span {
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const TabsRoot = styled(Tabs.Root)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  > [role='tablist'] {
    flex: none;
    padding-inline: 16px;
  }
`;

export const TabBody = styled(Tabs.Content)`
  display: grid;
  align-content: start;
  gap: 16px;
  flex: 1;
  min-block-size: 0;
  padding: 16px;
  overflow-y: auto;
  > * {
    min-inline-size: 0;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`;

export const Part = styled.section`
  display: grid;
  gap: 8px;
  > h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Filters = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
`;

export const Choices = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px;
`;

/** As high as its rows, up to a limit; then it scrolls. */
export const GridBox = styled.div`
  display: grid;
  block-size: clamp(160px, calc(58px + var(--rows) * 28px), 320px);
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-sm);
  overflow: hidden;
`;
