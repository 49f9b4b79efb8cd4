import { DateRangeField } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Range = styled(DateRangeField)`
  inline-size: 220px;
  @container gh-widget (width < 768px) {
    flex: 1 1 160px;
    inline-size: auto;
  }
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 360px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;
  @container gh-widget (width < 1024px) {
    grid-template-columns: 300px minmax(0, 1fr);
  }
  @container gh-widget (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Chooses between the events and the trips. */
export const Listed = styled.div`
  flex: none;
  padding: 8px 14px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
`;

/** In the optical center of the map's area, slightly above the middle. */
export const Nothing = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  min-block-size: 0;
  padding: 16px 16px 12vh;
  overflow: auto;
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  &[hidden] {
    display: none;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: auto;
  &[hidden] {
    display: none;
  }
`;

export const MapPlace = styled.div`
  flex: 1 0 240px;
  min-block-size: 240px;
`;

export const ChartPlace = styled.div`
  flex: none;
  padding: 8px 14px;
`;

export const Note = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 60px;
  margin-inline: auto;
  inline-size: fit-content;
  padding: 6px 12px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 14px;
`;
