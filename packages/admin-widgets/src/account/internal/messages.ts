import { defineMessages } from '@gladhand/ui';
/** Texts of every account screen. The sign-in page loads them. */
export const ACCOUNT_MESSAGES = defineMessages('adminAccount', {
  email: 'Email',
  termsOfUse: 'Terms of use',
  help: 'Help',
  apps: 'iOS and Android apps',
  about: 'About Gladhand',
  slogan: 'One coupling for every trailer.',
  sloganDetail:
    'Position, ABS, tires, lights, doors, load, batteries and reefer, with the age of every reading and the most urgent faults first.',
  tryAgain: 'Try again',
  unreachable: "Can't reach the server.",
  tooManyAttempts: 'Too many attempts.',
  retryIn: (clock: string) => `You can try again in ${clock}.`,
  wait: 'Wait before you try again.',
  retryNow: 'You can try again now.',
});
