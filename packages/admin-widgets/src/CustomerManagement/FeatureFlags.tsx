import { FEATURES } from '@gladhand/domain';
import { FEATURE_EFFECTS } from '@gladhand/domain/customers';
import { Button, Checkbox, SearchField, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CUSTOMER_MESSAGES } from './messages';

interface FeatureFlagsProps {
  /** Names of the features that are on. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** The features of a customer, each with its effect. */
export function FeatureFlags({ value, onChange }: FeatureFlagsProps) {
  const messages = useMessages(CUSTOMER_MESSAGES);

  const say = useWords();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = FEATURES.filter(({ id, label }) =>
    `${label} ${say(FEATURE_EFFECTS[id])}`.toLowerCase().includes(wanted),
  );
  const on = new Set(value);
  const set = (names: readonly string[], checked: boolean) => {
    const next = new Set(value);
    for (const name of names) checked ? next.add(name) : next.delete(name);
    onChange(FEATURES.map(({ id }) => id).filter((id) => next.has(id)));
  };
  const visible = found.map(({ id }) => id);
  return (
    <Box>
      <Row>
        <SearchField
          aria-label={messages.findFeature}
          placeholder={messages.findFeature}
          value={search}
          onSearch={setSearch}
          delayMs={0}
        />
        <Button kind="quiet" onClick={() => set(visible, true)}>
          {messages.allOn}
        </Button>
        <Button kind="quiet" onClick={() => set(visible, false)}>
          {messages.allOff}
        </Button>
        <Count role="status">{messages.featuresOn(on.size, FEATURES.length)}</Count>
      </Row>
      <List role="group" aria-label={messages.features}>
        {found.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            hint={say(FEATURE_EFFECTS[id])}
            checked={on.has(id)}
            onChange={(event) => set([id], event.target.checked)}
          />
        ))}
        {found.length === 0 && <p>{messages.noFeature(search)}</p>}
      </List>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: var(--gh-color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 10px 20px;
`;
