import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demoAccounts';

/** What the demonstration says when it listens: where to go, and as whom. */
export function banner(url: string, { isDemo, mailsInOutbox }: { isDemo: boolean; mailsInOutbox: boolean }): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = [
    `  Sign in with the password  ${DEMO_PASSWORD}  as`,
    ...DEMO_ACCOUNTS.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`),
    '',
  ];
  return [
    '',
    `  Gladhand is ready:  ${url}`,
    '',
    ...(isDemo ? accounts : []),
    ...(mailsInOutbox ? [`  Mails are not sent; read them at ${url}/dev/outbox`] : []),
    '  Stop with Ctrl+C. `npm run db:reset` starts over.',
    '',
  ].join('\n');
}

/** Says what a start is busy with, when somebody watches. */
export type Say = (line: string) => void;
export const sayToConsole: Say = (line) => console.log(`[gladhand] ${line}`);
export const sayNothing: Say = () => {};
