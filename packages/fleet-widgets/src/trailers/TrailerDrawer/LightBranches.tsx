import { StatusPill, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { Explained } from '../../internal/Explained';
import type { BranchLook } from './faultContent';
import { TRAILER_DRAWER_MESSAGES } from './messages';

/** The five circuits of the plug, each with its wire color, name and state. */
export function LightBranches({ branches }: { branches: readonly BranchLook[] }) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const say = useWords();

  return (
    <Grid aria-label={messages.lightCircuits}>
      {branches.map(({ id, label, circuit, state, meaning, tone }) => (
        <Branch key={id}>
          <Wire data-wire={id} />
          <span>{say(label)}</span>
          <Explained text={`${say(circuit)}. ${say(meaning)}`}>
            <StatusPill plain tone={tone}>
              {say(state)}
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

/**
 * The wire's real color, the same in every theme. The outline makes it visible on any background, and its name is next
 * to it.
 */
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
