import { ApiErrorCode } from '@gladhand/domain';
import { type AlertSeverity, isActiveAt, isDigest, nextEdgeAfter } from '@gladhand/domain/alerts';
import { queueSubscribed } from '../../../engine/mail/queueSubscribed';
import { createSubscriptionTokens } from '../../../engine/mail/subscriptionTokens';
import type { GraphQLContext } from '../../../graphql/context';
import type {
  AlertSettings,
  AlertSettingsInput,
  MutationResolvers,
  QueryResolvers,
} from '../../../graphql/generated/resolvers';
import { apiError, badInput } from '../../../http/apiError';
import { ALERT_MESSAGES } from '../messages';
import type { AlertSettingsRecord } from '../messages/messageRepository';
import { ALERT_SEVERITIES } from '../rules/checkedRule';
import { checkedHours } from './checkedHours';

export const settingsQueries: Pick<QueryResolvers, 'alertSettings'> = {
  async alertSettings(_, __, context) {
    await context.access.authorize('alertSettings');
    return toSettings(await stored(context), context);
  },
};

export const settingsMutations: Pick<MutationResolvers, 'saveAlertSettings' | 'sendTestAlert'> = {
  async saveAlertSettings(_, { version, input }, context) {
    const { access, repositories, now } = context;
    await access.authorize('saveAlertSettings');
    const next: AlertSettingsRecord = {
      ...{ userId: access.user.userId, ...checkedSettings(input) },
      ...{ version: version + 1, updatedAt: now() },
    };
    if (await repositories.alertMessages.saveSettings(next)) return toSettings(next, context);
    const current = toSettings(await stored(context), context);
    throw apiError(ApiErrorCode.Conflict, ALERT_MESSAGES.settingsChanged, { details: { current } });
  },

  async sendTestAlert(_, __, context) {
    const { access, repositories, mail, publicUrl } = context;
    await access.authorize('sendTestAlert');
    const { email, userId } = access.user;
    const queued = await queueSubscribed(
      { repositories, mail },
      {
        ...{ address: email, userId, subject: 'alert', title: ALERT_MESSAGES.test },
        content: {
          lead: [ALERT_MESSAGES.testLead],
          action: { label: ALERT_MESSAGES.testAction, url: `${publicUrl}/alertconfiguration` },
        },
      },
      { tokens: createSubscriptionTokens(context), publicUrl },
    );
    if (!queued) throw badInput(ALERT_MESSAGES.unsubscribed);
    return email;
  },
};

const DEFAULTS = { emailFor: ALERT_SEVERITIES, pushFor: ALERT_SEVERITIES, quietHours: null, digest: null, version: 0 };
type Settings = Pick<AlertSettingsRecord, 'emailFor' | 'pushFor' | 'quietHours' | 'digest' | 'version'>;

async function stored({ access, repositories }: GraphQLContext): Promise<Settings> {
  const [own] = await repositories.alertMessages.settings([access.user.userId]);
  return own ?? DEFAULTS;
}

function toSettings(
  { emailFor, pushFor, quietHours, digest, version }: Settings,
  { now }: GraphQLContext,
): AlertSettings {
  const change = quietHours && nextEdgeAfter(quietHours, now());
  return {
    email: [...emailFor],
    push: [...pushFor],
    quietHours: quietHours && {
      ...quietHours,
      windows: quietHours.windows.map((window) => ({ ...window, days: [...window.days] })),
    },
    digest: digest && { ...digest, days: [...digest.days] },
    quietHoursChange: change?.toISOString() ?? null,
    isQuiet: quietHours !== null && isActiveAt(quietHours, now()),
    version,
  };
}

function checkedSettings({ email, push, quietHours, digest }: AlertSettingsInput) {
  const hours = checkedHours(quietHours);
  if (digest && !isDigest(digest)) throw badInput(ALERT_MESSAGES.digest);
  return {
    emailFor: checkedSeverities(email),
    pushFor: checkedSeverities(push),
    quietHours: hours && { ...hours, criticalPasses: quietHours?.criticalPasses ?? true },
    digest: digest ? { ...digest, days: [...new Set(digest.days)].sort() } : null,
  };
}

function checkedSeverities(severities: readonly string[]): AlertSeverity[] {
  const known = ALERT_SEVERITIES.filter((severity) => severities.includes(severity));
  if (known.length < new Set(severities).size) throw badInput(ALERT_MESSAGES.severity(ALERT_SEVERITIES));
  return known;
}
