import type { ApiError } from '@gladhand/domain';
import { isPasswordValid, passwordRules } from '@gladhand/domain/account';
import { Button, PasswordField, useMessages } from '@gladhand/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from './FailureBanner';
import { PASSWORD_MESSAGES } from './passwordMessages';
import { passwordRefusal } from './passwordRefusal';
import { useRetryCountdown } from './useRetryCountdown';

export interface NewPasswordFormProps {
  /** The user name under which password managers store the password. */
  username: string;
  /** Shown when the two entries differ. */
  mismatchText: string;
  submitLabel: string;
  /** @default false */
  working?: boolean | undefined;
  /** The error of the last attempt. */
  error: ApiError | null;
  onSubmit: (password: string) => void;
}

interface Entries {
  password: string;
  confirmation: string;
}

/** A new password and its confirmation. The rules are checked while typing. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const messages = useMessages(PASSWORD_MESSAGES);

  const { username, mismatchText, submitLabel, working = false, error, onSubmit } = props;
  const { register, handleSubmit, watch, formState, getValues } = useForm<Entries>({
    defaultValues: { password: '', confirmation: '' },
  });
  const { password, confirmation } = watch();
  const secondsLeft = useRetryCountdown(error);
  const { errors } = formState;
  const refusal = passwordRefusal(error, messages);

  function send({ password: chosen }: Entries) {
    if (!working && secondsLeft === 0) onSubmit(chosen);
  }

  return (
    <Form noValidate onSubmit={handleSubmit(send)}>
      {error && !refusal && (
        <FailureBanner error={error} secondsLeft={secondsLeft} onRetry={() => void handleSubmit(send)()} />
      )}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={messages.newPassword}
        size="medium"
        autoComplete="new-password"
        rules={passwordRules(password, { confirmation })}
        error={errors.password?.message ?? refusal}
        {...register('password', {
          validate: (text) => isPasswordValid(text) || messages.rulesNotMet,
        })}
      />
      <PasswordField
        label={messages.confirmPassword}
        size="medium"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: (text) => text === getValues('password') || mismatchText })}
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
