import {
  ApiErrorCode,
  type CommandOrder,
  checkCommand,
  commandStatusAt,
  NO_COMMAND_ACCESS,
  REEFER_POLICY,
  REEFER_TEXTS,
  type ReeferCommand,
  SensorType,
  sameOrder,
} from '@gladhand/domain';
import { badInput } from '../../http/fault';
import type { CommandTarget, ReeferCommandEntry } from '../../repositories/reefers';
import type { GraphQLContext } from '../context';
import type { ReeferCommandInput, ReeferCommandResult } from '../generated/resolvers';
import { commandableCustomers, noCommandAccess } from './commandRights';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NOT_IN_SIGHT = 'This does not exist, or is not in your sight.';
const ID_IN_USE = 'Another command has this id: make a new one.';

interface Asked extends CommandOrder {
  id: string;
  vin: string;
}

/** Stores what may be sent, each id once, and says of each command how it stands. */
export async function sendCommands(
  inputs: readonly ReeferCommandInput[],
  context: GraphQLContext,
): Promise<ReeferCommandResult[]> {
  const asked = checked(inputs);
  const commandable = await commandableCustomers(context);
  if (commandable.size === 0) throw noCommandAccess();
  const { access, repositories } = context;
  const vins = [...new Set(asked.map(({ vin }) => vin))];
  const found = await repositories.reefers.targets(vins, access.sight.trailers);
  const targets = new Map(found.map((target) => [target.vin, target]));
  const refusals = new Map<string, ReeferCommandResult>();
  const wanted = asked.flatMap((command) => {
    const target = targets.get(command.vin);
    const refusal = refusalOf(command, target, commandable);
    if (refusal) refusals.set(command.id, refused(command, refusal));
    return target && !refusal ? [{ command, target }] : [];
  });
  const now = context.now();
  const { stored, added } = await repositories.reefers.add(
    wanted.map(({ command, target }) => entryOf(command, target, context, now)),
  );
  const byId = new Map(stored.map((entry) => [entry.commandId, entry]));
  for (const { command, target } of wanted) {
    if (!added.has(command.id)) continue;
    const { id, vin, kind, zone, setPointC } = command;
    await context.audit('reefer.commandSent', {
      userId: access.user.userId,
      customerId: target.customerId,
      subject: vin,
      subjectId: target.trailerId,
      detail: { commandId: id, kind, zone, setPointC },
    });
  }
  return asked.map(
    (command) => refusals.get(command.id) ?? resultOf(command, targets.get(command.vin), byId.get(command.id), now),
  );
}

/** The commands of a request, each id once. What no unit could ever take is refused as a whole. */
function checked(inputs: readonly ReeferCommandInput[]): Asked[] {
  if (inputs.length === 0) throw badInput('commands must not be empty.');
  if (inputs.length > REEFER_POLICY.maxBatch)
    throw badInput(`commands must have at most ${REEFER_POLICY.maxBatch} entries: send the rest in another request.`);
  const byId = new Map<string, Asked>();
  for (const { id: given, vin, kind, zone = null, setPointC = null } of inputs) {
    const id = given.toLowerCase();
    if (!UUID.test(id)) throw badInput('The id of a command is a UUID that the client makes.');
    const command: Asked = { id, vin, kind: kind as ReeferCommand, zone, setPointC };
    const wrong = checkCommand(command);
    if (wrong) throw badInput(wrong);
    const same = byId.get(id);
    if (same && !(same.vin === vin && sameOrder(same, command))) throw badInput(ID_IN_USE);
    byId.set(id, command);
  }
  return [...byId.values()];
}

type Refusal = { code: ApiErrorCode; message: string };

function refusalOf(
  { zone }: Asked,
  target: CommandTarget | undefined,
  commandable: ReadonlySet<number>,
): Refusal | undefined {
  if (!target) return { code: ApiErrorCode.NotFound, message: NOT_IN_SIGHT };
  if (!commandable.has(target.customerId)) return { code: ApiErrorCode.Forbidden, message: NO_COMMAND_ACCESS };
  if (!target.installedSensorTypeIds.includes(SensorType.ReeferUnit))
    return { code: ApiErrorCode.BadUserInput, message: REEFER_TEXTS.notInstalled };
  if (zone !== null && target.zones.length > 0 && !target.zones.includes(zone))
    return { code: ApiErrorCode.BadUserInput, message: REEFER_TEXTS.noZone };
  return undefined;
}

function entryOf(
  { id, kind, zone, setPointC }: Asked,
  { customerId, trailerId }: CommandTarget,
  { access }: GraphQLContext,
  now: Date,
): ReeferCommandEntry {
  return {
    customerId,
    trailerId,
    commandId: id,
    kind,
    zone,
    setPointC,
    status: 'inProgress',
    message: null,
    created: now,
    delivered: null,
    completed: null,
    userId: access.user.userId,
    sentBy: access.user.email,
  };
}

/** The command that bears the id; one that asks something else, or somebody else, is a conflict. */
function resultOf(
  command: Asked,
  target: CommandTarget | undefined,
  stored: ReeferCommandEntry | undefined,
  now: Date,
): ReeferCommandResult {
  if (!stored || stored.trailerId !== target?.trailerId || !sameOrder(stored, command))
    return refused(command, { code: ApiErrorCode.Conflict, message: ID_IN_USE });
  const { id, vin, kind } = command;
  const status = commandStatusAt(stored, now);
  return { id, vin, kind, status, message: status === 'failed' ? (stored.message ?? REEFER_TEXTS.failed) : null };
}

function refused({ id, vin, kind }: Asked, { code, message }: Refusal): ReeferCommandResult {
  return { id, vin, kind, status: 'failed', code, message };
}
