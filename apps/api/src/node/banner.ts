import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demoAccounts';

/** What `--lan` gives up. */
const LAN_WARNING = [
  '  Open to your local network over plain http. Not protected there:',
  '    - everybody in the network can read what goes over it: positions, passwords, addresses of phones',
  '    - the demonstration accounts and their password are known to everybody who reads this',
  '    - mails, with the links in them, can be read at /dev/outbox without signing in',
  '  Do this in a network that you trust, and only while you need it.',
].join('\n');

/** What the demonstration says when it listens: where to go, and as whom. */
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
    ...(mailsInOutbox ? [`  Mails are not sent; read them at ${url}/dev/outbox`] : []),
    '  Stop with Ctrl+C. `npm run db:reset` starts over.',
    '',
  ].join('\n');
}

/** Says what a start is busy with, when somebody watches. */
export type Say = (line: string) => void;
export const sayToConsole: Say = (line) => console.log(`[gladhand] ${line}`);
export const sayNothing: Say = () => {};
