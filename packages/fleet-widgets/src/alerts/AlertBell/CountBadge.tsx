import { styled } from 'styled-components';

/** A count at the corner of an icon, whose container is positioned. */
export const CountBadge = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  box-sizing: border-box;
  min-inline-size: 15px;
  padding-inline: 3px;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-critical);
  font: 600 10px/15px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
`;
