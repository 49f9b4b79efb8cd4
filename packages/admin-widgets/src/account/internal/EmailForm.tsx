import { type ApiError, EMAIL_NOT_VALID, isEmail, normalizeEmail } from '@gladhand/domain';
import { Button, TextField } from '@gladhand/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from './FailureBanner';
import { useRetryCountdown } from './useRetryCountdown';

export interface EmailFormProps {
  submitLabel: string;
  /** Said above the reason when it fails. */
  failedText: string;
  /** What the field is called for the browser's memory. @default 'username' */
  autoComplete?: 'username' | 'email';
  /** @default '' */
  email?: string;
  /** @default false */
  working?: boolean;
  error: ApiError | null;
  onSubmit: (email: string) => void;
}

/** One e-mail address and a button. */
export function EmailForm(props: EmailFormProps) {
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
        label="Email"
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
