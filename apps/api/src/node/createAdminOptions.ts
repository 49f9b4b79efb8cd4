import { parseArgs } from 'node:util';
import { isEmail, normalizeEmail } from '@gladhand/domain';

const USAGE = 'Use: npm run create-admin -w @gladhand/api -- --email admin@example.com [--mail]';

/** Who becomes an administrator, and whether the link is mailed instead of printed. */
export interface CreateAdminOptions {
  email: string;
  mail: boolean;
}

/** Reads the arguments of `create-admin`; throws an error that says what is wrong and how it is used. */
export function readCreateAdminOptions(args: readonly string[]): CreateAdminOptions {
  const { email = '', mail = false } = parse(args);
  const address = normalizeEmail(email);
  if (!isEmail(address)) throw wrong(email ? `${JSON.stringify(email)} is no email address.` : '--email is missing.');
  return { email: address, mail };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { email: { type: 'string' }, mail: { type: 'boolean' } } }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (problem: string) => new Error(`[api] No administrator was created. ${problem}\n${USAGE}`);
