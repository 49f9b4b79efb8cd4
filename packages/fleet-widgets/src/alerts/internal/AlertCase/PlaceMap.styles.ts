import { styled } from 'styled-components';
import { Host } from '../../../map/FleetMap/FleetMap.styles';

export const Picture = styled.div`
  --gh-map-covered: 0px;
  position: relative;
  block-size: 100%;
  overflow: hidden;
  border-radius: var(--gh-radius-md);
  background: var(--gh-map-water);
  box-shadow: 0 0 0 1px var(--gh-color-border-hairline);
`;

export const Canvas = styled(Host)`
  pointer-events: none;
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export const Failed = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  block-size: 100%;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
