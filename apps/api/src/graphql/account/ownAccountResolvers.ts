import { WEEKLY_SUMMARY_POLICY } from '@gladhand/domain/mail';
import Bowser from 'bowser';
import { changesBetween, owner } from '../../auth/audit';
import { ALL_SUBJECTS } from '../../engine/mail/mailPolicy';
import { badInput, notFound } from '../../http/apiError';
import { isTimeZone } from '../../http/timeZone';
import { isUuid } from '../../http/uuid';
import type { OpenSession } from '../../repositories/port';
import type { GraphQLContext } from '../context';
import type { MutationResolvers, MyMailSettings, MySession, QueryResolvers } from '../generated/resolvers';
import { OWN_ACCOUNT_MESSAGES } from './messages';
import { timeZoneChoice } from './timeZoneChoice';

export const ownAccountQueries: Pick<QueryResolvers, 'mySessions' | 'mobileApps' | 'myMailSettings'> = {
  async myMailSettings(_, _args, context) {
    await context.access.authorize('myMailSettings');
    return mailSettings(context);
  },

  async mySessions(_, _args, { access, repositories, now }) {
    await access.authorize('mySessions');
    const open = await repositories.sessions.openOf(access.user.userId, now());
    const sessions = open.map((session) => toSession(session, access.session.sessionId));
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
  },

  async mobileApps(_, _args, { access, mobileApps }) {
    await access.authorize('mobileApps');
    return [...mobileApps];
  },
};

export const ownAccountMutations: Pick<
  MutationResolvers,
  'endMySession' | 'updateMyTimezone' | 'updateMyMailSettings'
> = {
  async updateMyMailSettings(_, { weeklySummary }, context) {
    const { access, repositories, audit } = context;
    await access.authorize('updateMyMailSettings');
    const { userId, email } = access.user;
    const before = await mailSettings(context);
    await repositories.subscriptions.setSummary(userId, weeklySummary);
    if (weeklySummary) {
      await repositories.subscriptions.optIn(email, 'fleetSummary');
      await repositories.subscriptions.optIn(email, ALL_SUBJECTS);
      if (access.user.mailsOff) await repositories.users.update(userId, { mailsOff: false }, { now: context.now() });
    }
    const changes = changesBetween({ weeklySummary: before.weeklySummary }, { weeklySummary });
    if (changes.length > 0) await audit('account.mailSettingsChanged', { ...owner(access.user), changes });
    return { weeklySummary, timeZone: before.timeZone };
  },

  async endMySession(_, { sessionId }, { access, repositories, now, audit }) {
    await access.authorize('endMySession');
    const { userId } = access.user;
    if (sessionId === access.session.sessionId) throw badInput(OWN_ACCOUNT_MESSAGES.ownSession);
    const open = isUuid(sessionId) ? await repositories.sessions.openOf(userId, now()) : [];
    if (!open.some((session) => session.sessionId === sessionId)) throw notFound();
    await repositories.sessions.revoke(sessionId, now());
    await audit('session.ended', { ...owner(access.user), detail: { sessionId } });
    return sessionId;
  },

  async updateMyTimezone(_, { timezone = null }, { access, repositories, now, audit }) {
    await access.authorize('updateMyTimezone');
    const { userId, timeZone: before } = access.user;
    if (timezone !== null && !isTimeZone(timezone)) throw badInput(OWN_ACCOUNT_MESSAGES.timeZone);
    await repositories.users.update(userId, { timeZone: timezone }, { now: now() });
    const changes = [{ field: 'timeZone', before, after: timezone }];
    if (before !== timezone) await audit('account.timeZoneChanged', { ...owner(access.user), changes });
    return timezone === null ? null : timeZoneChoice(timezone, now());
  },
};

async function mailSettings({ access, repositories }: GraphQLContext): Promise<MyMailSettings> {
  const { userId, email, timeZone } = access.user;
  const { subscriptions } = repositories;
  const isWanted = await subscriptions.wantsSummary(userId);
  return {
    weeklySummary: isWanted && !(await subscriptions.isOptedOut(email, 'fleetSummary')),
    timeZone: timeZone ?? WEEKLY_SUMMARY_POLICY.defaultTimeZone,
  };
}

function toSession({ sessionId, createdAt, lastUsedAt, endsAt, userAgent }: OpenSession, current: string): MySession {
  const parsed = userAgent ? Bowser.parse(userAgent) : undefined;
  return {
    id: sessionId,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    current: sessionId === current,
    browser: parsed?.browser.name ?? null,
    system: parsed?.os.name ?? null,
  };
}
