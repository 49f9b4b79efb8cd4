import type { VehicleGroup } from '@gladhand/domain/administration';
import { Chip, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { GROUP_TREE_MESSAGES } from './messages';

interface ChosenGroupsProps {
  groups: readonly VehicleGroup[];
  value: readonly string[];
  disabled: boolean;
  onRemove: (id: string) => void;
}

const MAX_CHIPS = 5;

/** The chosen groups, each with a button that removes it. */
export function ChosenGroups({ groups, value, disabled, onRemove }: ChosenGroupsProps) {
  const messages = useMessages(GROUP_TREE_MESSAGES);

  const chosen = groups.filter(({ id }) => value.includes(id));
  if (chosen.length === 0) return null;
  return (
    <Line>
      <span>{messages.selected}</span>
      {chosen.slice(0, MAX_CHIPS).map(({ id, name }) => (
        <Chip key={id} {...(!disabled && { onRemove: () => onRemove(id) })} removeLabel={messages.remove(name)}>
          {name}
        </Chip>
      ))}
      {chosen.length > MAX_CHIPS && <span>{messages.more(chosen.length - MAX_CHIPS)}</span>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  font: var(--gh-text-13);

  > span {
    color: var(--gh-color-text-muted);
  }
`;
