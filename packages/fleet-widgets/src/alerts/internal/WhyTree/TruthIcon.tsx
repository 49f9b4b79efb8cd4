import { styled } from 'styled-components';

/** A filled tick for met, a hollow circle with an x for not met, a dashed ring for unknown. Decorative. */
export function TruthIcon({ truth }: { truth: boolean | null }) {
  return (
    <Shape viewBox="0 0 16 16" aria-hidden="true" data-truth={String(truth)}>
      <circle cx="8" cy="8" r="7" strokeDasharray={truth === null ? '2.2 2.2' : undefined} />
      {truth === true && <path d="m5 8.2 2.1 2.1L11.2 6" />}
      {truth === false && <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />}
    </Shape>
  );
}

const Shape = styled.svg`
  display: block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  fill: none;
  stroke: var(--gh-color-icon-neutral, currentColor);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.3;

  &[data-truth='true'] > circle {
    fill: currentColor;
    stroke: currentColor;
  }
  &[data-truth='true'] > path {
    stroke: var(--gh-color-surface-panel);
    stroke-width: 1.8;
  }
  @media (forced-colors: active) {
    &[data-truth='true'] > path {
      stroke: Canvas;
    }
  }
`;
