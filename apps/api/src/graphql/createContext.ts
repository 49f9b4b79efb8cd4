import { can, POSITION_HEADER } from '@gladhand/domain';
import { parseGeoUri } from '@gladhand/domain/service';
import { createAccess } from '../auth/access';
import { createMailLink } from '../auth/mails';
import { makeSecretToken, secretOf } from '../auth/secretTokens';
import type { RunUnit, Unit } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import type { CallerRecord } from '../repositories/port';
import type { GraphQLContext } from './context';

type Services = Pick<GraphQLContext, 'fleetLists' | 'schedules'>;

/** Creates the context of a request and the contexts of its units. */
export function createContexts(
  { repositories, ids, now, limits, logger, config, keys, fileServers }: ApiDeps,
  runUnit: RunUnit,
  services: Services,
): (caller: CallerRecord, request: Request) => GraphQLContext {
  const mailLink = createMailLink({ now, config });

  return (caller, request) => {
    const shared = {
      linkSecret: (requestId: string | null | undefined) =>
        requestId == null ? Promise.resolve(makeSecretToken()) : secretOf(keys.linkKey, caller.user.userId, requestId),
      linkKey: keys.linkKey,
      ...services,
      ids,
      limits,
      logger,
      now,
      pushKey: config.pushKey,
      freight: config.freight ?? {},
      otaKeys: config.otaKeys ?? [],
      hasSimProvider: (config.simWebhookSecrets?.length ?? 0) > 0,
      fileServers,
      insightsEmbed: config.insightsEmbed,
      mobileApps: config.mobileApps ?? [],
      publicUrl: config.publicUrl,
      callerPosition: can(caller.user.roles, {}, 'action:sendGeolocation')
        ? parseGeoUri(request.headers.get(POSITION_HEADER))
        : undefined,
    };
    const requestedBy = caller.user.userId;
    const within = (runs: Unit): GraphQLContext => {
      const unit: Unit = { ...runs, mail: (mail) => runs.mail({ ...mail, requestedBy }) };
      const context: GraphQLContext = {
        ...shared,
        ...unit,
        access: createAccess(caller, unit.repositories),
        mailLink: (...args) => mailLink(unit, ...args),
        unit: (work) => work(context),
      };
      return context;
    };
    return {
      ...shared,
      repositories,
      access: createAccess(caller, repositories),
      audit: (...args) => runUnit((unit) => within(unit).audit(...args)),
      mail: (...args) => runUnit((unit) => within(unit).mail(...args)),
      mailLink: (...args) => runUnit((unit) => within(unit).mailLink(...args)),
      unit: (work) => runUnit((unit) => work(within(unit))),
    };
  };
}
