import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demoAccounts';

/** A warning about the risks of `--lan`. */
const LAN_WARNING = [
  '  Open to your local network over plain http, without protection:',
  '    - anyone on the network can read the traffic: positions, passwords, addresses of phones',
  '    - the demonstration accounts and their password are public',
  '    - emails and the links in them can be read at /dev/outbox without signing in',
  '  Use this only on a network you trust, and only while you need it.',
].join('\n');

/** The text that the demonstration prints once it is listening: its address and accounts. */
export function banner(
  url: string,
  { isDemo, mailsInOutbox, lan }: { isDemo: boolean; mailsInOutbox: boolean; lan: boolean },
): string {
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
    ...(lan ? [LAN_WARNING, ''] : []),
    ...(isDemo ? accounts : []),
    ...(mailsInOutbox ? [`  Emails are not sent. Read them at ${url}/dev/outbox`] : []),
    '  Stop with Ctrl+C. `npm run db:reset` starts over.',
    '',
  ].join('\n');
}

/** Prints the progress of the start if it runs in a terminal. */
export type Say = (line: string) => void;
export const sayToConsole: Say = (line) => console.log(`[gladhand] ${line}`);
export const sayNothing: Say = () => {};
