/** Texts about maintenance issues. */
export const MAINTENANCE_MESSAGES = {
  kind: (known: readonly string[]) => `kind must be one of ${known.join(', ')}.`,
  state: (known: readonly string[]) => `state must be one of ${known.join(', ')}.`,
  trailerStates: (known: readonly string[]) => `trailerStates may have ${known.join(', ')}.`,
  order: (known: readonly string[]) => `order must be one of ${known.join(', ')}.`,
  groups: (max: number) => `Choose up to ${max} groups.`,
  action: (known: readonly string[]) => `action must be one of ${known.join(', ')}.`,
  bulk: (max: number) => `Handle up to ${max} issues at once.`,
  noteTooLong: (max: number) => `The note may have up to ${max} characters.`,
  why: 'Say why it is snoozed.',
  repair: 'Say what was repaired.',
  note: 'Enter a note.',
  until: 'Choose a time in the future.',
  assignee: 'Choose a user of the customer who has access to maintenance.',
} as const;
