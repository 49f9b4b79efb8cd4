import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export type StatGroupProps = ComponentProps<'div'>;

/** Key figures side by side in one panel with thin lines in between; they wrap if space is short. */
export function StatGroup(props: StatGroupProps) {
  return <Panel role="group" {...props} />;
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);

  > * {
    position: relative;
    padding: 12px 16px 10px;
  }
  /* Hairlines are drawn in the gaps, so that every row has them, however the numbers wrap. Those between rows reach the
     end of the panel, even if the last row is short. */
  > *::before,
  > *::after {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: -1px;
    border: 0 solid var(--gh-color-border-hairline);
    pointer-events: none;
  }
  > *::before {
    inline-size: 100vw;
    border-block-start-width: 1px;
  }
  > *::after {
    inset-block-end: 0;
    border-inline-start-width: 1px;
  }
`;
