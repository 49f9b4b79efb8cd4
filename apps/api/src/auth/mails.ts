import type { Mail, MailRecord } from '../engine/mail/mail';
import { renderMail } from '../engine/mail/template';
import type { Unit } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import type { LinkRecord, UserRecord } from '../repositories/entities';
import { LINK_POLICY } from './policy';
import { hashSecretToken, makeSecretToken } from './secretTokens';

type MailedPurpose = LinkRecord['purpose'];

const LIFETIME_MS: Record<MailedPurpose, number> = {
  setPassword: LINK_POLICY.setPasswordMs,
  resetPassword: LINK_POLICY.resetPasswordMs,
  confirmEmail: LINK_POLICY.confirmEmailMs,
};

interface Wording {
  subject: string;
  path: string;
  lead: string;
  action: string;
  otherwise: string;
}

const WORDING: Record<MailedPurpose, Wording> = {
  setPassword: {
    subject: 'Your Gladhand account',
    path: '/setpassword',
    lead: 'An account has been created for you.',
    action: 'Choose your password',
    otherwise: "If you didn't expect this, you can ignore this email.",
  },
  resetPassword: {
    subject: 'Reset your Gladhand password',
    path: '/resetPassword',
    lead: 'A password reset was requested for your account.',
    action: 'Choose a new password',
    otherwise: "If you didn't request this, ignore this email. Your password stays the same.",
  },
  confirmEmail: {
    subject: 'Confirm your email address',
    path: '/emailverification',
    lead: 'Confirm your email address to finish setting up your account.',
    action: 'Confirm your email address',
    otherwise: "If you didn't register, you can ignore this email.",
  },
};

/** Who invites somebody, and into which company's account. */
export interface Invitation {
  invitedBy: string;
  /** Undefined when the account belongs to no single customer. */
  company: string | undefined;
  customerId: number | null;
}

/** Makes a link that works once, and answers its address. Earlier links of the same purpose stop working. */
export type MakeLink = (
  unit: Pick<Unit, 'repositories'>,
  user: Pick<UserRecord, 'userId' | 'email'>,
  purpose: MailedPurpose,
) => Promise<string>;

export function createMakeLink({ now, config }: LinkDeps): MakeLink {
  return async ({ repositories }, { userId, email }, purpose) => {
    const token = makeSecretToken();
    const createdAt = now();
    await repositories.links.voidAllOf(userId, purpose, createdAt);
    await repositories.links.add({
      tokenHash: await hashSecretToken(token),
      userId,
      purpose,
      email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LIFETIME_MS[purpose]),
      usedAt: null,
    });
    return `${config.publicUrl}${WORDING[purpose].path}?token=${token}`;
  };
}

interface LinkDeps {
  now: () => Date;
  config: Pick<ApiDeps['config'], 'publicUrl'>;
}

export type MailLink = (
  unit: Pick<Unit, 'repositories' | 'mail'>,
  user: Pick<UserRecord, 'userId' | 'email'>,
  purpose: MailedPurpose,
  invitation?: Invitation,
) => Promise<MailRecord>;

/** Queues a mail with a link that works once. */
export function createMailLink(deps: LinkDeps): MailLink {
  const makeLink = createMakeLink(deps);
  return async (unit, user, purpose, invitation) => {
    const url = await makeLink(unit, user, purpose);
    return unit.mail({ ...linkMail(user, url, purpose, invitation), customerId: invitation?.customerId ?? null });
  };
}

/** The mail that carries a link. */
export function linkMail(
  { userId, email }: Pick<UserRecord, 'userId' | 'email'>,
  url: string,
  purpose: MailedPurpose,
  invitation?: Invitation,
): Mail {
  const { subject, lead, action, otherwise } = WORDING[purpose];
  const content = renderMail({
    title: subject,
    lead: [invitation ? invitationText(invitation) : lead],
    action: { label: action, url },
    notes: [`This link works once and expires in ${lifetimeText(purpose)}. ${otherwise}`],
  });
  return { to: email, subject, ...content, purpose, userId };
}

function invitationText({ invitedBy, company }: Invitation): string {
  return company ? `${invitedBy} invited you to Gladhand for ${company}.` : `${invitedBy} invited you to Gladhand.`;
}

function lifetimeText(purpose: MailedPurpose): string {
  const hours = LIFETIME_MS[purpose] / 3_600_000;
  return hours >= 48 ? `${hours / 24} days` : `${hours} hour${hours === 1 ? '' : 's'}`;
}

/** For somebody who registers an address that has an account. */
export function alreadyRegisteredMail(email: string, publicUrl: string): Mail {
  const subject = 'Your Gladhand account';
  const content = renderMail({
    title: subject,
    lead: ['This email address was used to register, but it already has an account.'],
    action: { label: 'Sign in', url: `${publicUrl}/` },
    notes: [`Forgot your password? Reset it at ${publicUrl}/forgotPassword.`],
  });
  return { to: email, subject, ...content, purpose: 'alreadyRegistered' };
}
