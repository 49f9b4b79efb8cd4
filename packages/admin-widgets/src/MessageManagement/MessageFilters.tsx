import { MESSAGE_SEVERITIES, MESSAGE_STATES } from '@gladhand/domain/messages';
import { useApiQuery } from '@gladhand/domain/react';
import { ROLES } from '@gladhand/domain/users';
import { Select, useMessages, useWords } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { optionsIn } from '../internal/writing';
import { messageCustomersQuery } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';
import type { MessageView } from './messageView';

interface MessageFiltersProps {
  view: MessageView;
  onChange: (change: Partial<MessageView>) => void;
  children: ReactNode;
}

const ALL = 'all';
const STALE_MS = 300_000;

/** State, severity and audience of the listed messages. */
export function MessageFilters({ view, onChange, children }: MessageFiltersProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const say = useWords();
  const { data: customers = [] } = useApiQuery(messageCustomersQuery, { staleMs: STALE_MS });
  const filter = (label: string, all: string, value: string | null, options: { value: string; label: string }[]) => ({
    'aria-label': label,
    options: [{ value: ALL, label: all }, ...options],
    value: value ?? ALL,
  });
  const chosen = (value: string | null) => (value === ALL ? null : value);
  return (
    <>
      <Short
        {...filter(texts.state, texts.anyState, view.state, optionsIn(MESSAGE_STATES, say))}
        onChange={(state) => onChange({ state: chosen(state) })}
      />
      <Short
        {...filter(texts.severity, texts.anySeverity, view.severity, optionsIn(MESSAGE_SEVERITIES, say))}
        onChange={(severity) => onChange({ severity: chosen(severity) })}
      />
      <Short
        {...filter(texts.role, texts.anyRole, view.role, optionsIn(ROLES, say))}
        onChange={(role) => onChange({ role: chosen(role) })}
      />
      <Short
        {...filter(
          texts.customerFilter,
          texts.anyCustomer,
          view.customerId === null ? null : String(view.customerId),
          customers.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        onChange={(id) => onChange({ customerId: chosen(id) === null ? null : Number(id) })}
      />
      {children}
    </>
  );
}

const Short = styled(Select)`
  inline-size: 170px;

  @container gh-widget (width < 768px) {
    flex: 1 1 140px;
    inline-size: auto;
  }
`;
