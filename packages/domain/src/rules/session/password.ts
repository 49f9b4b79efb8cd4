/** Password length: 9 satisfies both wordings of the specification ('longer than 8', 'at least 8'). */
export const PASSWORD_LENGTH = { min: 9, max: 128 } as const;

/** One rule of the checklist next to the field. */
export interface PasswordRule {
  readonly id: 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'uncommon' | 'match';
  readonly label: string;
  readonly met: boolean;
}

/** Additional data for the rules. */
export interface PasswordContext {
  /** The value of the second field; left out where there is none. */
  readonly confirmation?: string | undefined;
  /** Whether a password is one of the most common ones; the server has the list. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

/** Error when the two fields differ while setting a password. */
export const PASSWORD_MISMATCH = 'Passwords must match. Please update entered information.';
/** Error when the two fields differ while resetting a password. */
export const RESET_MISMATCH = 'The new password and confirmation password do not match.';

/** All rules and whether the password meets them, in the order of the checklist. */
export function passwordRules(password: string, { confirmation, isCommon }: PasswordContext = {}): PasswordRule[] {
  // Counted in code points, so that one emoji is one character.
  const length = [...password].length;
  const rules: PasswordRule[] = [
    {
      id: 'length',
      label: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
      met: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
    },
    { id: 'lowercase', label: 'One lowercase letter', met: /\p{Ll}/u.test(password) },
    { id: 'uppercase', label: 'One uppercase letter', met: /\p{Lu}/u.test(password) },
    { id: 'digit', label: 'One digit', met: /[0-9]/.test(password) },
    { id: 'special', label: 'One special character (~!@#$%^&*)', met: /[~!@#$%^&*]/.test(password) },
  ];
  if (isCommon) rules.push({ id: 'uncommon', label: 'Not a common password', met: !isCommon(password) });
  if (confirmation !== undefined) {
    rules.push({ id: 'match', label: 'Both entries match', met: password.length > 0 && password === confirmation });
  }
  return rules;
}

/** Whether every rule is met. */
export function isPasswordValid(password: string, context: PasswordContext = {}): boolean {
  return passwordRules(password, context).every(({ met }) => met);
}
