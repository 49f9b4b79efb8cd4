import type { ApiError } from '@gladhand/domain';
import { EMAIL_NOT_VALID, isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { Button, TextField, useMessages } from '@gladhand/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from './FailureBanner';
import { ACCOUNT_MESSAGES } from './messages';
import { useRetryCountdown } from './useRetryCountdown';

export interface EmailFormProps {
  submitLabel: string;
  /** Title of the error. */
  failedText: string;
  /** The autocomplete name of the field. @default 'username' */
  autoComplete?: 'username' | 'email' | undefined;
  /** @default '' */
  email?: string | undefined;
  /** @default false */
  working?: boolean | undefined;
  error: ApiError | null;
  onSubmit: (email: string) => void;
}

/** An email address and a button. */
export function EmailForm(props: EmailFormProps) {
  const messages = useMessages(ACCOUNT_MESSAGES);

  const { submitLabel, failedText, autoComplete = 'username', email = '', working = false, error, onSubmit } = props;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const secondsLeft = useRetryCountdown(error);

  const send = handleSubmit((entry) => {
    if (!working && secondsLeft === 0) onSubmit(normalizeEmail(entry.email));
  });

  return (
    <Form noValidate onSubmit={send}>
      {error && (
        <FailureBanner error={error} title={failedText} secondsLeft={secondsLeft} onRetry={() => void send()} />
      )}
      <TextField
        label={messages.email}
        size="medium"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', { validate: (text) => isEmail(text.trim()) || EMAIL_NOT_VALID })}
      />
      <Button
        type="submit"
        kind="primary"
        size="medium"
        wide
        working={working}
        aria-disabled={secondsLeft > 0 || undefined}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;

  > button[type='submit'] {
    margin-block-start: 6px;
  }
`;
