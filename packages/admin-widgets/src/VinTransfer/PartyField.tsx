import { useApiMutation } from '@gladhand/domain/react';
import type { TransferCustomer } from '@gladhand/domain/transfers';
import { Button, Select, TextField, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRANSFER_MESSAGES } from './messages';
import { findCustomer } from './transferQueries';

/** Stands for a customer that isn't listed. */
const OTHER = 'other';

interface PartyFieldProps {
  label: string;
  /** Customers that the viewer acts for. */
  customers: readonly TransferCustomer[];
  /** Whether customers that aren't listed can be found by their name. */
  findsOthers: boolean;
  value: TransferCustomer | null;
  onChange: (customer: TransferCustomer | null) => void;
  error: string | undefined;
}

/** One side of a transfer. A customer that the viewer has no access to is found by its complete name. */
export function PartyField({ label, customers, findsOthers, value, onChange, error }: PartyFieldProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const finding = useApiMutation(findCustomer);
  const [isOther, setIsOther] = useState(value !== null && !customers.some(({ id }) => id === value.id));
  const [name, setName] = useState(isOther ? (value?.name ?? '') : '');
  const options = useMemo(
    () => [
      ...customers.map(({ id, name: text }) => ({ value: String(id), label: text })),
      ...(findsOthers ? [{ value: OTHER, label: messages.notListed }] : []),
    ],
    [customers, findsOthers, messages],
  );
  const find = () => finding.mutate(name.trim(), { onSuccess: onChange });
  const isMissing = finding.isSuccess && finding.data === null;
  return (
    <S.Party>
      <Select
        label={label}
        required
        placeholder={common.selectCustomer}
        options={options}
        value={isOther ? OTHER : value === null ? null : String(value.id)}
        onChange={(next) => {
          setIsOther(next === OTHER);
          onChange(customers.find(({ id }) => String(id) === next) ?? null);
        }}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <>
          <TextField
            label={messages.otherName}
            hint={value ? messages.otherFound(value.name) : messages.otherHint}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              onChange(null);
            }}
            error={finding.error?.message ?? (isMissing ? messages.otherMissing : error)}
          />
          <span>
            <Button working={finding.isPending} disabled={name.trim() === ''} onClick={find}>
              {messages.find}
            </Button>
          </span>
        </>
      )}
    </S.Party>
  );
}
