import type { Mail, MailRecord } from '../engine/mail/mail';
import { renderMail } from '../engine/mail/template';
import type { Unit } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import type { LinkRecord, UserRecord } from '../repositories/entities';
import { MAIL_MESSAGES } from './messages';
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
  lead: string;
  action: string;
  otherwise: string;
}

const WORDING: Record<MailedPurpose, Wording & { path: string }> = {
  setPassword: { path: '/setpassword', ...MAIL_MESSAGES.welcome },
  resetPassword: { path: '/resetPassword', ...MAIL_MESSAGES.reset },
  confirmEmail: { path: '/emailverification', ...MAIL_MESSAGES.confirm },
};

/** The inviting user and company. */
export interface Invitation {
  invitedBy: string;
  /** Undefined if the account belongs to no single customer. */
  company: string | undefined;
  customerId: number | null;
}

/** Creates a one-time link and returns its address. Earlier links of the same purpose become invalid. */
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

/** Queues a mail with a one-time link. */
export function createMailLink(deps: LinkDeps): MailLink {
  const makeLink = createMakeLink(deps);
  return async (unit, user, purpose, invitation) => {
    const url = await makeLink(unit, user, purpose);
    return unit.mail({ ...linkMail(user, url, purpose, invitation), customerId: invitation?.customerId ?? null });
  };
}

/** Writes the mail that contains a link. */
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
    notes: [MAIL_MESSAGES.expires(lifetimeText(purpose), otherwise)],
  });
  return { to: email, subject, ...content, purpose, userId };
}

function invitationText({ invitedBy, company }: Invitation): string {
  return company ? MAIL_MESSAGES.companyInvitation(invitedBy, company) : MAIL_MESSAGES.invitation(invitedBy);
}

function lifetimeText(purpose: MailedPurpose): string {
  const hours = LIFETIME_MS[purpose] / 3_600_000;
  return hours >= 48 ? MAIL_MESSAGES.days(hours / 24) : MAIL_MESSAGES.hours(hours);
}

/** The mail for registering an address that already has an account. */
export function alreadyRegisteredMail(email: string, publicUrl: string): Mail {
  const { subject, lead, action, otherwise } = MAIL_MESSAGES.alreadyRegistered;
  const content = renderMail({
    title: subject,
    lead: [lead],
    action: { label: action, url: `${publicUrl}/` },
    notes: [otherwise(`${publicUrl}/forgotPassword`)],
  });
  return { to: email, subject, ...content, purpose: 'alreadyRegistered' };
}
