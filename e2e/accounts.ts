import type { Account } from './test';

/** The password of all demonstration accounts. */
export const PASSWORD = 'Gladhand-2026!';

export const account = (name: string): Account => ({ email: `${name}@gladhand.example`, password: PASSWORD });
