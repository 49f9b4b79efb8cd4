import { StatusPill } from '@gladhand/ui';
import { styled } from 'styled-components';
import { Explained } from './Explained';
import type { BranchLook } from './faultContent';

/** The five branches of the plug, each with its colour, name and state. */
export function LightBranches({ branches }: { branches: readonly BranchLook[] }) {
  return (
    <Grid aria-label="Light branches">
      {branches.map(({ id, label, circuit, state, meaning, tone }) => (
        <Branch key={id}>
          <Wire data-wire={id} />
          <span>{label}</span>
          <Explained text={`${circuit}. ${meaning}`}>
            <StatusPill plain tone={tone}>
              {state}
            </StatusPill>
          </Explained>
        </Branch>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 4px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Branch = styled.li`
  display: grid;
  grid-template-columns: 12px minmax(56px, auto) 1fr;
  align-items: center;
  gap: 6px;
`;

/** The wire's own colour, alike in every theme, with an outline so that it is seen on any ground; its name stands beside it. */
const Wire = styled.span`
  inline-size: 11px;
  block-size: 11px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-xs);
  forced-color-adjust: none;
  &[data-wire='red'] {
    background: var(--gh-color-solid-critical);
  }
  &[data-wire='green'] {
    background: var(--gh-color-solid-good);
  }
  &[data-wire='yellow'] {
    background: var(--gh-color-solid-caution);
  }
  &[data-wire='black'] {
    background: var(--gh-color-on-solid-caution);
  }
  &[data-wire='brown'] {
    background: color-mix(in oklab, var(--gh-color-solid-caution) 35%, var(--gh-color-on-solid-caution));
  }
`;
