import { CONTACT_TEXTS, isEmail, normalizeEmail } from '@gladhand/domain';
import { TextField } from '@gladhand/ui';
import { useState } from 'react';

interface NewUserEmailProps {
  value: string;
  onChange: (email: string) => void;
  disabled: boolean;
}

/** The address of a new user, in small letters. A wrong one is told when the field is left. */
export function NewUserEmail({ value, onChange, disabled }: NewUserEmailProps) {
  const [left, setLeft] = useState(false);
  const isWrong = value.trim() !== '' && !isEmail(normalizeEmail(value));
  return (
    <TextField
      type="email"
      label="Email"
      required
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        setLeft(true);
        onChange(normalizeEmail(value));
      }}
      error={left && isWrong ? CONTACT_TEXTS.newUserEmail : undefined}
    />
  );
}
