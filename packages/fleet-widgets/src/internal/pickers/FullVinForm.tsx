import { ApiErrorCode, failureOf, type TrailersPort } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, TextField, useMessages } from '@gladhand/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TRAILER_PICKERS_MESSAGES } from './messages';

interface FullVinFormProps {
  onFind: (vin: string) => void;
  /** Whether finding is what the page is for. @default false */
  isPrimary?: boolean;
  className?: string | undefined;
  /** Above the field. */
  children?: ReactNode;
}

/** Finds one trailer by its full VIN or serial number, for users without a fleet. */
export function FullVinForm({ onFind, isPrimary = false, className, children }: FullVinFormProps) {
  const messages = useMessages(TRAILER_PICKERS_MESSAGES);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const finding = useApiMutation<string, string>({ run: (api: TrailersPort, wanted) => api.trailers.find(wanted) });
  const { error } = finding;
  const isUnknown = error?.code === ApiErrorCode.NotFound;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    setIsMissing(wanted === '');
    if (wanted !== '') finding.mutate(wanted, { onSuccess: (vin) => onFind(vin) });
  }

  return (
    <form className={className} onSubmit={handleSubmit} noValidate>
      {children}
      <TextField
        label={messages.fullVin}
        value={text}
        autoComplete="off"
        error={isMissing ? messages.required : isUnknown ? messages.notFound : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsMissing(false);
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
