/** Responses of the account routes. They are the same whether or not an address has an account. */
export const ACCOUNT_TEXTS = {
  resetRequested: (email: string) =>
    `If ${email} has an account, an email with a link to reset its password is on its way.`,
  registrationRequested: (email: string) => `An email with a link to confirm your address is on its way to ${email}.`,
} as const;

/** Errors of sign-in, links and unauthorized calls. */
export const AUTH_MESSAGES = {
  forbidden: 'Your role does not allow this.',
  passwordExpired: (email: string) => `Account password has expired for user ${email}. Please reset your password.`,
  termsRequired: 'Please accept the terms of service to continue.',
  termsNotAccepted: 'The terms of service were not accepted.',
  agreementRequired: 'Account administrators must also accept the data agreement.',
  tooManyTries: (seconds: number) =>
    `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`,
  onlyTechnicians: "Only the role 'technician' can be registered here.",
  passwordPolicy: 'The password does not meet every rule.',
  ownAccount: "You can't change your own roles or access.",
  sharedAccount: 'This account also belongs to others. Only a top-level administrator can change it.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  sessionOver: 'Your session has ended. Please sign in again.',
  formTooLarge: 'The form is too large.',
} as const;

/** Texts of the page that creates the first administrator. */
export const SETUP_MESSAGES = {
  title: 'Set up Gladhand',
  lead: 'This system has no users yet. Enter your email address to become its first administrator, then choose a password.',
  email: 'Email address',
  emailInvalid: 'Enter a valid email address.',
  submit: 'Continue',
  closed: 'This setup link is invalid or has expired, or the system already has users.',
  reopen: (command: string) => `Restart the server for a new link, or run ${command}.`,
} as const;

/** Texts of mails about an account. */
export const MAIL_MESSAGES = {
  welcome: {
    subject: 'Your Gladhand account',
    lead: 'An account has been created for you.',
    action: 'Choose your password',
    otherwise: "If you didn't expect this, you can ignore this email.",
  },
  reset: {
    subject: 'Reset your Gladhand password',
    lead: 'A password reset was requested for your account.',
    action: 'Choose a new password',
    otherwise: "If you didn't request this, ignore this email. Your password stays the same.",
  },
  confirm: {
    subject: 'Confirm your email address',
    lead: 'Confirm your email address to finish setting up your account.',
    action: 'Confirm your email address',
    otherwise: "If you didn't register, you can ignore this email.",
  },
  alreadyRegistered: {
    subject: 'Your Gladhand account',
    lead: 'Someone tried to register with this email address, but it already has an account.',
    action: 'Sign in',
    otherwise: (url: string) => `Forgot your password? Reset it at ${url}.`,
  },
  expires: (lifetime: string, otherwise: string) => `This link works once and expires in ${lifetime}. ${otherwise}`,
  invitation: (sender: string) => `${sender} invited you to Gladhand.`,
  companyInvitation: (sender: string, company: string) => `${sender} invited you to Gladhand for ${company}.`,
  days: (count: number) => `${count} days`,
  hours: (count: number) => `${count} hour${count === 1 ? '' : 's'}`,
} as const;
