import { ApiErrorCode, failureOf, type TrailersPort } from '@gladhand/domain';
import { useApiMutation, useIsOffline } from '@gladhand/domain/react';
import { Banner, Button, TextField, useMessages } from '@gladhand/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TRAILER_PICKERS_MESSAGES } from './messages';

interface FullVinFormProps {
  onFind: (vin: string) => void;
  /** VINs that open without a network. @default none */
  opened?: readonly string[] | undefined;
  /** Whether finding is what the page is for. @default false */
  isPrimary?: boolean;
  className?: string | undefined;
  /** Above the field. */
  children?: ReactNode;
}

/** Finds one trailer by its full VIN or serial number, for users without a fleet. */
export function FullVinForm({ onFind, opened = [], isPrimary = false, className, children }: FullVinFormProps) {
  const messages = useMessages(TRAILER_PICKERS_MESSAGES);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const isOffline = useIsOffline();
  const finding = useApiMutation<string, string>({ run: (api: TrailersPort, wanted) => api.trailers.find(wanted) });
  const { error } = finding;
  const isUnknown = error?.code === ApiErrorCode.NotFound;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    setIsMissing(wanted === '');
    const known = opened.find((vin) => vin.toLowerCase() === wanted.toLowerCase());
    setIsUnreachable(isOffline && wanted !== '' && known === undefined);
    if (isOffline) {
      if (known !== undefined) onFind(known);
      return;
    }
    if (wanted !== '') finding.mutate(wanted, { onSuccess: (vin) => onFind(vin) });
  }

  function problem(): string | undefined {
    if (isMissing) return messages.required;
    if (isUnreachable) return messages.offline;
    return isUnknown ? messages.notFound : undefined;
  }

  return (
    <form className={className} onSubmit={handleSubmit} noValidate>
      {children}
      <TextField
        label={messages.fullVin}
        value={text}
        autoComplete="off"
        error={problem()}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsMissing(false);
          setIsUnreachable(false);
          if (error) finding.reset();
        }}
      />
      {error && !isUnknown && <Banner tone="critical">{failureOf(error).message}</Banner>}
      <Button kind={isPrimary ? 'primary' : undefined} type="submit" working={finding.isPending}>
        {messages.find}
      </Button>
    </form>
  );
}
