import { isInReach, reachOf } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import type { AuditTarget } from '../../graphql/generated/resolvers';
import { isUuid } from '../../http/uuid';
import type { AuditRecord } from '../../repositories/audit';
import { NO_TRAILERS } from '../../repositories/scope';

type Kind = 'user' | 'trailer' | 'group';

/** The kind of target of an action, by the part of the action's name before the dot. */
const KINDS: Readonly<Record<string, Kind>> = {
  session: 'user',
  account: 'user',
  user: 'user',
  trailer: 'trailer',
  reefer: 'trailer',
  inspection: 'trailer',
  maintenance: 'trailer',
  diagnosticEmail: 'trailer',
  deviceLink: 'trailer',
  group: 'group',
};

const kindOf = ({ action }: AuditRecord): Kind | undefined => KINDS[action.split('.')[0] ?? ''];

/** The targets of entries that the caller can open: users, trailers and groups that still exist. */
export interface OpenTargets {
  byId: (line: AuditRecord) => string | null;
  target: (line: AuditRecord) => AuditTarget | null;
}

/** Finds the targets that the caller can open, with one query per kind. */
export async function openTargets(lines: readonly AuditRecord[], context: GraphQLContext): Promise<OpenTargets> {
  const { access, repositories } = context;
  const reach = reachOf(access);
  const about = (kind: Kind) => lines.filter((line) => kindOf(line) === kind);
  const userIds = [...lines.map(({ userId }) => userId), ...about('user').map(({ subjectId }) => subjectId)];
  const vins = about('trailer').flatMap(({ subject }) => subject ?? []);
  const customerIds = [...new Set(about('group').flatMap(({ customerId }) => customerId ?? []))];
  const [users, trailers, groups] = await Promise.all([
    repositories.userAdministration.byIds([...new Set(userIds.filter((id) => id !== null).filter(isUuid))]),
    vins.length > 0 ? repositories.trailerAdministration.byVins([...new Set(vins)], access.scope.trailers) : [],
    customerIds.length > 0 ? repositories.groups.list({ customerIds, scope: NO_TRAILERS }) : [],
  ]);
  const open = {
    user: new Set(users.filter((user) => isInReach(reach, user)).map(({ userId }) => userId)),
    trailer: new Set(trailers.map(({ vin }) => vin)),
    group: new Set(groups.map(({ groupId }) => groupId)),
  };
  return {
    byId: ({ userId }) => (userId !== null && open.user.has(userId) ? userId : null),
    target(line) {
      const kind = kindOf(line);
      const id = kind === 'trailer' ? line.subject : line.subjectId;
      return kind && id !== null && open[kind].has(id) ? { kind, id } : null;
    },
  };
}

/** Targets in an exported file are never links. */
export const NOTHING_OPEN: OpenTargets = { byId: () => null, target: () => null };
