import { parseArgs } from 'node:util';
import { isEmail, normalizeEmail } from '@gladhand/domain/contact';

const USAGE = 'Usage: npm run create-admin -w @gladhand/api -- --email admin@example.com [--mail]';

/** The administrator's email address, and whether the link is mailed instead of printed. */
export interface CreateAdminOptions {
  email: string;
  mail: boolean;
}

/** Parses the arguments of `create-admin`; throws an error that explains the mistake and the usage. */
export function readCreateAdminOptions(args: readonly string[]): CreateAdminOptions {
  const { email = '', mail = false } = parse(args);
  const address = normalizeEmail(email);
  if (!isEmail(address))
    throw wrong(email ? `${JSON.stringify(email)} is not an email address.` : '--email is missing.');
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
