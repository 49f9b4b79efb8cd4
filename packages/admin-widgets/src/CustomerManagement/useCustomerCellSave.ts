import type { ManagedCustomer, UpdateCustomerInput } from '@gladhand/domain/administration';
import { perLanguage, useMessages } from '@gladhand/ui';
import { useCallback } from 'react';
import { useCellSave } from '../internal/SaveConflict/useCellSave';
import type { SaveCell } from './customerColumns';
import { updateCustomer } from './customerQueries';
import { CUSTOMER_MESSAGES } from './messages';

type Change = Omit<UpdateCustomerInput, 'version'>;

const optionsOf = perLanguage((messages: typeof CUSTOMER_MESSAGES) => ({
  mutation: updateCustomer,
  changed(current: ManagedCustomer, { id: _, ...change }: Change) {
    const [field] = Object.keys(change) as (keyof ManagedCustomer)[];
    return [messages.thisField, field ? String(current[field] ?? '') : ''] as const;
  },
}));

/** Saves single cells of the customer table. */
export function useCustomerCellSave(): SaveCell {
  const messages = useMessages(CUSTOMER_MESSAGES);

  const save = useCellSave<Change, ManagedCustomer>(optionsOf(messages));
  return useCallback(({ id, version }, change) => save(String(id), version, { id, ...change }), [save]);
}
