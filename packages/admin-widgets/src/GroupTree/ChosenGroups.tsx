import type { VehicleGroup } from '@gladhand/domain';
import { Chip } from '@gladhand/ui';
import { styled } from 'styled-components';

interface ChosenGroupsProps {
  groups: readonly VehicleGroup[];
  value: readonly string[];
  disabled: boolean;
  onRemove: (id: string) => void;
}

const SHOWN = 5;

/** What is chosen, each with a button that takes it out. */
export function ChosenGroups({ groups, value, disabled, onRemove }: ChosenGroupsProps) {
  const chosen = groups.filter(({ id }) => value.includes(id));
  if (chosen.length === 0) return null;
  return (
    <Line>
      <span>Selected</span>
      {chosen.slice(0, SHOWN).map(({ id, name }) => (
        <Chip key={id} {...(!disabled && { onRemove: () => onRemove(id) })} removeLabel={`Remove ${name}`}>
          {name}
        </Chip>
      ))}
      {chosen.length > SHOWN && <span>+{(chosen.length - SHOWN).toLocaleString('en-US')} more</span>}
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
