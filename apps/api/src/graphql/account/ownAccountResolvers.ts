import Bowser from 'bowser';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { OpenSession } from '../../repositories/port';
import type { MutationResolvers, MySession, QueryResolvers } from '../generated/resolvers';
import { timeZoneChoice } from './timeZoneChoice';

export const ownAccountQueries: Pick<QueryResolvers, 'mySessions' | 'mobileApps'> = {
  async mySessions(_, _args, { access, repositories, now }) {
    await access.authorise('mySessions');
    const open = await repositories.sessions.openOf(access.user.userId, now());
    const sessions = open.map((session) => toSession(session, access.session.sessionId));
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
  },

  async mobileApps(_, _args, { access, mobileApps }) {
    await access.authorise('mobileApps');
    return [...mobileApps];
  },
};

export const ownAccountMutations: Pick<MutationResolvers, 'endMySession' | 'updateMyTimezone'> = {
  async endMySession(_, { sessionId }, { access, repositories, now, audit }) {
    await access.authorise('endMySession');
    const { userId } = access.user;
    if (sessionId === access.session.sessionId) throw badInput('This is the session that you are in. Log out instead.');
    const open = isUuid(sessionId) ? await repositories.sessions.openOf(userId, now()) : [];
    if (!open.some((session) => session.sessionId === sessionId)) throw notFound();
    await repositories.sessions.revoke(sessionId, now());
    await audit('session.ended', { userId, subject: sessionId });
    return sessionId;
  },

  async updateMyTimezone(_, { timezone = null }, { access, repositories, now, audit }) {
    await access.authorise('updateMyTimezone');
    const { userId, email, timeZone: before } = access.user;
    if (timezone !== null && !isTimeZone(timezone))
      throw badInput('Choose a time zone of the list, e.g. America/Chicago.');
    await repositories.users.update(userId, { timeZone: timezone }, { now: now() });
    const changes = [{ field: 'timeZone', before, after: timezone }];
    if (before !== timezone) await audit('account.timeZoneChanged', { userId, subject: email, changes });
    return timezone === null ? null : timeZoneChoice(timezone, now());
  },
};

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

function toSession({ sessionId, createdAt, lastUsedAt, endsAt, userAgent }: OpenSession, current: string): MySession {
  const told = userAgent ? Bowser.parse(userAgent) : undefined;
  return {
    id: sessionId,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    current: sessionId === current,
    browser: told?.browser.name ?? null,
    system: told?.os.name ?? null,
  };
}
