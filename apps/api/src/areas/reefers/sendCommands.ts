import { ApiErrorCode, NO_COMMAND_ACCESS } from '@gladhand/domain';
import {
  type CommandOrder,
  checkCommand,
  commandStatusAt,
  REEFER_POLICY,
  REEFER_TEXTS,
  type ReeferCommand,
  sameOrder,
} from '@gladhand/domain/reefers';
import { SensorType } from '@gladhand/domain/trailers';
import type { GraphQLContext } from '../../graphql/context';
import type { ReeferCommandInput, ReeferCommandResult } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { HTTP_MESSAGES } from '../../http/messages';
import { commandableCustomers, noCommandAccess } from './commandRights';
import { REEFER_MESSAGES } from './messages';
import type { CommandTarget, ReeferCommandEntry } from './repository';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface CommandParams extends CommandOrder {
  id: string;
  vin: string;
}

/** Stores the permitted commands, each id once, and returns the status of every command. */
export async function sendCommands(
  inputs: readonly ReeferCommandInput[],
  context: GraphQLContext,
): Promise<ReeferCommandResult[]> {
  const requested = checked(inputs);
  const commandable = await commandableCustomers(context);
  if (commandable.size === 0) throw noCommandAccess();
  const { access, repositories } = context;
  const vins = [...new Set(requested.map(({ vin }) => vin))];
  const found = await repositories.reefers.targets(vins, access.scope.trailers);
  const targets = new Map(found.map((target) => [target.vin, target]));
  const refusals = new Map<string, ReeferCommandResult>();
  const wanted = requested.flatMap((command) => {
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
  return requested.map(
    (command) => refusals.get(command.id) ?? resultOf(command, targets.get(command.vin), byId.get(command.id), now),
  );
}

/** Validates the commands of a request, each id once. A command that no unit could run rejects the whole request. */
function checked(inputs: readonly ReeferCommandInput[]): CommandParams[] {
  if (inputs.length === 0) throw badInput(REEFER_MESSAGES.noCommands);
  if (inputs.length > REEFER_POLICY.maxBatch) throw badInput(REEFER_MESSAGES.tooManyCommands(REEFER_POLICY.maxBatch));
  const byId = new Map<string, CommandParams>();
  for (const { id: given, vin, kind, zone = null, setPointC = null } of inputs) {
    const id = given.toLowerCase();
    if (!UUID.test(id)) throw badInput(REEFER_MESSAGES.commandId);
    const command: CommandParams = { id, vin, kind: kind as ReeferCommand, zone, setPointC };
    const wrong = checkCommand(command);
    if (wrong) throw badInput(wrong);
    const same = byId.get(id);
    if (same && !(same.vin === vin && sameOrder(same, command))) throw badInput(REEFER_MESSAGES.commandIdInUse);
    byId.set(id, command);
  }
  return [...byId.values()];
}

type Refusal = { code: ApiErrorCode; message: string };

function refusalOf(
  { zone }: CommandParams,
  target: CommandTarget | undefined,
  commandable: ReadonlySet<number>,
): Refusal | undefined {
  if (!target) return { code: ApiErrorCode.NotFound, message: HTTP_MESSAGES.notFound };
  if (!commandable.has(target.customerId)) return { code: ApiErrorCode.Forbidden, message: NO_COMMAND_ACCESS };
  if (!target.installedSensorTypeIds.includes(SensorType.ReeferUnit))
    return { code: ApiErrorCode.BadUserInput, message: REEFER_TEXTS.notInstalled };
  if (zone !== null && target.zones.length > 0 && !target.zones.includes(zone))
    return { code: ApiErrorCode.BadUserInput, message: REEFER_TEXTS.noZone };
  return undefined;
}

function entryOf(
  { id, kind, zone, setPointC }: CommandParams,
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

/** The result for the command with this id. The same id with a different command or sender is a conflict. */
function resultOf(
  command: CommandParams,
  target: CommandTarget | undefined,
  stored: ReeferCommandEntry | undefined,
  now: Date,
): ReeferCommandResult {
  if (!stored || stored.trailerId !== target?.trailerId || !sameOrder(stored, command))
    return refused(command, { code: ApiErrorCode.Conflict, message: REEFER_MESSAGES.commandIdInUse });
  const { id, vin, kind } = command;
  const status = commandStatusAt(stored, now);
  return { id, vin, kind, status, message: status === 'failed' ? (stored.message ?? REEFER_TEXTS.failed) : null };
}

function refused({ id, vin, kind }: CommandParams, { code, message }: Refusal): ReeferCommandResult {
  return { id, vin, kind, status: 'failed', code, message };
}
