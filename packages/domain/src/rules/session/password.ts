/** Length of a password: 9 satisfies both readings of the specification ('longer than 8', 'at least 8'). */
export const PASSWORD_LENGTH = { min: 9, max: 128 } as const;

/** One rule for the checklist beside the field. */
export interface PasswordRule {
  readonly id: 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'uncommon' | 'match';
  readonly label: string;
  readonly met: boolean;
}

/** What a password is judged against besides itself. */
export interface PasswordContext {
  /** What was typed the second time; left out where there is no second field. */
  readonly confirmation?: string | undefined;
  /** True for one of the commonest passwords; the server has the list. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

/** Said when both fields differ, on setting a password. */
export const PASSWORD_MISMATCH = 'Passwords must match. Please update entered information.';
/** Said when both fields differ, on resetting one. */
export const RESET_MISMATCH = 'The new password and confirmation password do not match.';

/** Every rule with whether the password meets it, in the order of the checklist. */
export function passwordRules(password: string, { confirmation, isCommon }: PasswordContext = {}): PasswordRule[] {
  // By code points, so that one emoji is one character.
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
  if (isCommon) rules.push({ id: 'uncommon', label: 'Not one of the commonest passwords', met: !isCommon(password) });
  if (confirmation !== undefined) {
    rules.push({ id: 'match', label: 'Both entries match', met: password.length > 0 && password === confirmation });
  }
  return rules;
}

/** True when every rule is met. */
export function isPasswordValid(password: string, context: PasswordContext = {}): boolean {
  return passwordRules(password, context).every(({ met }) => met);
}
