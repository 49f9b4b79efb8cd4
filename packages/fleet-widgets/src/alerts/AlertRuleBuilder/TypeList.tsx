import { ALERT_TYPE_GROUPS, alertType } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { SearchField, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './AlertRuleBuilder.styles';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { offeredTypes } from './offeredTypes';
import { TypeIcon } from './TypeIcon';

interface TypeListProps {
  /** No further condition can be added. */
  disabled: boolean;
  /** Adds a condition of a type. */
  onAdd: (typeId: number) => void;
  onAddSilence: () => void;
}

/** The types of conditions by group, at the side of the form. */
export function TypeList({ disabled, onAdd, onAddSilence }: TypeListProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const { hasFeature } = useWidgetHost();
  const [search, setSearch] = useState('');
  const isFound = (label: string) => label.toLowerCase().includes(search.trim().toLowerCase());
  const groups = ALERT_TYPE_GROUPS.map(({ key, label, ruleTypes }) => ({
    key,
    label: say(label),
    types: [
      ...offeredTypes(ruleTypes, hasFeature).map((id) => ({
        id: String(id),
        label: say(alertType(id).label),
        typeId: id as number | undefined,
      })),
      ...(key === 'custom' ? [{ id: 'silence', label: messages.noReport, typeId: undefined }] : []),
    ].filter((one) => isFound(one.label)),
  })).filter(({ types }) => types.length > 0);

  return (
    <S.Types aria-label={messages.types}>
      <SearchField
        aria-label={messages.findType}
        placeholder={messages.findType}
        delayMs={0}
        value={search}
        onSearch={setSearch}
      />
      {groups.length === 0 && <p>{messages.noTypes}</p>}
      {groups.map((group) => (
        <div key={group.key}>
          <h2>{group.label}</h2>
          <ul>
            {group.types.map(({ id, label, typeId }) => (
              <li key={id}>
                <S.Type
                  type="button"
                  aria-label={messages.addType(label)}
                  disabled={disabled}
                  onClick={() => (typeId === undefined ? onAddSilence() : onAdd(typeId))}
                >
                  <TypeIcon typeId={typeId} />
                  <span>{label}</span>
                </S.Type>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </S.Types>
  );
}
