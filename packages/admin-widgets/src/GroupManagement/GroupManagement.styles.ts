import { Select, Tabs } from '@gladhand/ui';
import { styled } from 'styled-components';

export const CustomerSelect = styled(Select)`
  inline-size: 220px;
  @container gh-widget (width < 768px) {
    flex: 1 1 100%;
    inline-size: auto;
  }
`;

export const Notice = styled.div`
  padding: 16px var(--gh-layout-gutter);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

/** The tree and the selected group. A phone shows one at a time. */
export const Panes = styled.div`
  flex: 1;
  min-block-size: 0;
  display: grid;
  grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);

  @container gh-widget (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-chosen] > :first-child,
    &:not([data-chosen]) > :last-child {
      display: none;
    }
  }
`;

export const Pane = styled.div`
  min-block-size: 0;
  min-inline-size: 0;
  padding: 12px;
  border-inline-end: 1px solid var(--gh-color-border-neutral);

  @container gh-widget (width < 768px) {
    border-inline-end: 0;
  }
`;

export const NothingChosen = styled.div`
  display: grid;
  place-items: center;
  padding: 16px;
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: auto;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px 12px;
  padding: 12px 16px;

  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
  h2 {
    margin: 0;
    font: var(--gh-text-15);
    overflow-wrap: anywhere;
  }
  p {
    margin: 2px 0 0;
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const TabRoot = styled(Tabs.Root)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
`;

export const TabContent = styled(Tabs.Content)`
  flex-direction: column;
  flex: 1;
  min-block-size: 0;

  &[data-state='active'] {
    display: flex;
  }
`;
