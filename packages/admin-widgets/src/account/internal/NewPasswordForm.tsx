import { type ApiError, isPasswordValid, passwordRules } from '@gladhand/domain';
import { Button, PasswordField } from '@gladhand/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from './FailureBanner';
import { passwordRefusal } from './failureText';
import { useRetryCountdown } from './useRetryCountdown';

export interface NewPasswordFormProps {
  /** Whose password it is; password managers store it under this name. */
  username: string;
  /** Said when the two entries differ. */
  mismatchText: string;
  submitLabel: string;
  /** @default false */
  working?: boolean;
  /** Why the last attempt failed. */
  error: ApiError | null;
  onSubmit: (password: string) => void;
}

interface Entries {
  password: string;
  confirmation: string;
}

/** A new password, typed twice, with its rules ticked off while it is typed. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { username, mismatchText, submitLabel, working = false, error, onSubmit } = props;
  const { register, handleSubmit, watch, formState, getValues } = useForm<Entries>({
    defaultValues: { password: '', confirmation: '' },
  });
  const { password, confirmation } = watch();
  const secondsLeft = useRetryCountdown(error);
  const { errors } = formState;
  const refusal = passwordRefusal(error);

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
        label="New password"
        size="medium"
        autoComplete="new-password"
        rules={passwordRules(password, { confirmation })}
        error={errors.password?.message ?? refusal}
        {...register('password', {
          validate: (text) => isPasswordValid(text) || 'The password does not meet every rule.',
        })}
      />
      <PasswordField
        label="Confirm password"
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
