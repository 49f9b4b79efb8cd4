import { DAY_MS } from '@gladhand/domain/readings';
import { ALL_SUBJECTS } from '../../../engine/mail/mailPolicy';
import { authorizeReading } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { ALERT_MESSAGES } from '../messages';
import { byPlace, type Place, readPlace, writePlace } from './placeCursor';

const SHOWN_MS = 30 * DAY_MS;
const MAX_LIMIT = 100;
const MAX_SUBJECT = 100;
/** What emails about one rule are named, before its id. */
const OF_RULE = 'alert:';

export const deliveryQueries: Pick<QueryResolvers, 'myMailOptOuts' | 'failedAlertMessages' | 'alertMailOptOuts'> = {
  async myMailOptOuts(_, __, { access, repositories }) {
    await access.authorize('myMailOptOuts');
    const optOuts = await repositories.subscriptions.optOuts(access.user.email);
    const rules = await repositories.alertRules.named(optOuts.flatMap(({ subject }) => ruleIdOf(subject) ?? []));
    const { customerIds } = access.scope;
    const nameOf = new Map(
      rules
        .filter(({ customerId }) => customerIds === 'all' || customerIds.includes(customerId))
        .map(({ ruleId, name }) => [ruleId, name]),
    );
    return optOuts.map(({ subject, at }) => ({
      ...{ subject, kind: kindOf(subject), since: at.toISOString() },
      ruleName: nameOf.get(ruleIdOf(subject) ?? '') ?? null,
    }));
  },

  async failedAlertMessages(_, { customerId, limit, after }, context) {
    await authorizeReading('failedAlertMessages', customerId, context);
    const search = { customerId, since: new Date(context.now().getTime() - SHOWN_MS) };
    const found = await context.repositories.alertFailures.list({ ...search, ...pageOf(limit, after) });
    const { rows, next } = cut(found, limit);
    return {
      messages: rows.map(({ at, key, episodeId, alertCount, ...message }) => ({
        ...{ ...message, id: key, at: at.toISOString(), alertId: episodeId, alerts: alertCount },
      })),
      next,
    };
  },

  async alertMailOptOuts(_, { customerId, limit, after }, context) {
    await authorizeReading('alertMailOptOuts', customerId, context);
    const { alertRules, subscriptions } = context.repositories;
    const rules = await alertRules.list(customerId);
    const named = rules.flatMap((rule) => [...rule.notifyEmails, ...rule.escalation.flatMap(({ emails }) => emails)]);
    const found = await subscriptions.optOutsOfCustomer({
      ...{ customerId, addresses: [...new Set(named)], general: [ALL_SUBJECTS, 'alert'] },
      ...{ subjects: rules.map(({ ruleId }) => `${OF_RULE}${ruleId}`), ...pageOf(limit, after) },
    });
    const { rows, next } = cut(found, limit);
    return {
      optOuts: rows.map(({ address, subject, at, key }) => {
        const rule = rules.find(({ ruleId }) => ruleId === ruleIdOf(subject));
        return {
          ...{ id: key, address, kind: kindOf(subject), since: at.toISOString() },
          ...{ ruleId: rule?.ruleId ?? null, ruleName: rule?.name ?? null },
        };
      }),
      next,
    };
  },
};

export const deliveryMutations: Pick<MutationResolvers, 'resumeMail'> = {
  async resumeMail(_, { subject }, { access, audit, repositories }) {
    await access.authorize('resumeMail');
    const { email, userId } = access.user;
    const optOuts = subject.length <= MAX_SUBJECT ? await repositories.subscriptions.optOuts(email) : [];
    if (!optOuts.some((one) => one.subject === subject)) throw notFound();
    await repositories.subscriptions.optIn(email, subject);
    await audit('account.resubscribed', { userId, subject: email, detail: { mail: subject } });
    return subject;
  },
};

const ruleIdOf = (subject: string) => (subject.startsWith(OF_RULE) ? subject.slice(OF_RULE.length) : undefined);

function kindOf(subject: string): string {
  if (subject === ALL_SUBJECTS) return 'all';
  return ruleIdOf(subject) === undefined ? (subject.split(':')[0] ?? subject) : 'alertRule';
}

/** A page with one row more, which shows whether there is another page. */
function pageOf(limit: number, after: string | null | undefined): { limit: number; after: Place | undefined } {
  if (limit < 1 || limit > MAX_LIMIT) throw badInput(ALERT_MESSAGES.limit(MAX_LIMIT));
  const place = after == null ? undefined : readPlace(after);
  if (after != null && !place) throw badInput(ALERT_MESSAGES.after);
  return { limit: limit + 1, after: place };
}

function cut<Row extends Place>(found: readonly Row[], limit: number): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.toSorted(byPlace).at(-1);
  return { rows, next: found.length > limit && last ? writePlace(last) : null };
}
