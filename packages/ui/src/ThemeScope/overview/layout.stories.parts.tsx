import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../Card/Card';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: var(--gh-layout-gap);
`;

/** Takes two places where there are two. */
export const Wide = styled.div`
  display: grid;
  min-inline-size: 0;

  @media (min-width: 880px) {
    grid-column: span 2;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--gh-space-5);
  min-inline-size: 0;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-4);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  align-items: start;
  gap: var(--gh-space-5);
`;

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: var(--gh-space-4);

  > * {
    padding: 7px 9px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-sm);
  }
`;

export const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  gap: var(--gh-space-6) var(--gh-space-4);
  justify-items: center;
  padding-block: var(--gh-space-3);
`;

export function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card title={name}>
      <Stack>{children}</Stack>
    </Card>
  );
}
