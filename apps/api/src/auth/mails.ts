import type { ApiDeps, Mail } from '../ports';
import type { LinkRecord, UserRecord } from '../repositories/entities';
import { LINK_POLICY } from './policy';
import { hashSecretToken, makeSecretToken } from './secretTokens';

type MailedPurpose = Exclude<LinkRecord['purpose'], 'unsubscribe'>;

const LIFETIME_MS: Record<MailedPurpose, number> = {
  setPassword: LINK_POLICY.setPasswordMs,
  resetPassword: LINK_POLICY.resetPasswordMs,
  confirmEmail: LINK_POLICY.confirmEmailMs,
};

const WORDING: Record<MailedPurpose, { subject: string; path: string; lead: string; otherwise: string }> = {
  setPassword: {
    subject: 'Your Gladhand account',
    path: '/setpassword',
    lead: 'An account was made for you. Choose your password here:',
    otherwise: 'If you did not expect this, you can ignore it.',
  },
  resetPassword: {
    subject: 'Reset your Gladhand password',
    path: '/resetPassword',
    lead: 'Somebody asked to reset the password of your account. Choose a new one here:',
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    path: '/emailverification',
    lead: 'Confirm your address and choose a password here:',
    otherwise: 'If you did not register, you can ignore this mail.',
  },
};

export type MailLink = (user: Pick<UserRecord, 'userId' | 'email'>, purpose: MailedPurpose) => Promise<void>;

/** Mails a link that works once. Earlier links of the same purpose stop working. */
export function createMailLink({ repositories, mailer, now, config }: ApiDeps): MailLink {
  return async ({ userId, email }, purpose) => {
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
    const { subject, path, lead, otherwise } = WORDING[purpose];
    const hours = LIFETIME_MS[purpose] / 3_600_000;
    const until = hours >= 48 ? `${hours / 24} days` : `${hours} hour${hours === 1 ? '' : 's'}`;
    const text = `${lead}\n\n${config.publicUrl}${path}?token=${token}\n\nThe link works once, for ${until}. ${otherwise}\n`;
    await mailer.send({ to: email, subject, text, purpose });
  };
}

/** For somebody who registers an address that has an account. */
export function alreadyRegisteredMail(email: string, publicUrl: string): Mail {
  return {
    to: email,
    subject: 'Your Gladhand account',
    text: `Somebody registered this address, which has an account already. Sign in at ${publicUrl}/ or reset your password at ${publicUrl}/forgotPassword.\n`,
    purpose: 'alreadyRegistered',
  };
}
