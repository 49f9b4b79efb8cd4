import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export type StatGroupProps = ComponentProps<'div'>;

/** Key numbers side by side in one panel, hairlines between them; they wrap where room is short. */
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
    padding: 12px 16px 10px;
    /* the hairline stands in the gap, so that it is there in every row however the numbers wrap */
    box-shadow:
      -1px 0 var(--gh-color-border-hairline),
      0 -1px var(--gh-color-border-hairline);
  }
  &:dir(rtl) > * {
    box-shadow:
      1px 0 var(--gh-color-border-hairline),
      0 -1px var(--gh-color-border-hairline);
  }
`;
