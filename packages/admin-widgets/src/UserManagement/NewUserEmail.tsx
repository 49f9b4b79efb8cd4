import { CONTACT_TEXTS, isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { TextField, useMessages } from '@gladhand/ui';
import { type Control, Controller } from 'react-hook-form';
import { USER_MESSAGES } from './messages';
import type { UserEntry } from './userForm';

interface NewUserEmailProps {
  control: Control<UserEntry>;
  disabled: boolean;
}

const checkEmail = (typed: string) =>
  typed.trim() === '' || isEmail(normalizeEmail(typed)) || CONTACT_TEXTS.newUserEmail;

/** The address of a new user. It is changed to lower case, and checked, when the field loses focus. */
export const NewUserEmail = ({ control, disabled }: NewUserEmailProps) => {
  const messages = useMessages(USER_MESSAGES);
  return (
    <Controller
      control={control}
      name="email"
      rules={{ validate: checkEmail }}
      render={({ field, fieldState }) => (
        <TextField
          type="email"
          label={messages.email}
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          disabled={disabled}
          error={fieldState.error?.message}
          {...field}
          onBlur={() => {
            field.onChange(normalizeEmail(field.value));
            field.onBlur();
          }}
        />
      )}
    />
  );
};
