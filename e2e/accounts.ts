import type { Account } from './test';

/** Password that all accounts of the demonstration share. */
export const PASSWORD = 'Gladhand-2026!';

export const account = (name: string): Account => ({ email: `${name}@gladhand.example`, password: PASSWORD });
