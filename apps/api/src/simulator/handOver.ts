import type { Random } from '@gladhand/domain/fleet';
import type { DeviceCommand } from '../areas/reefers/commandsFor';
import type { SimTrailer } from './simTrailer';

/** A unit runs a command some seconds after its modem has received it. */
const SHORTEST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;

/** Delivers commands to their units. Units that are not simulated never run them. */
export function handOver(
  fleet: readonly SimTrailer[],
  commands: readonly DeviceCommand[],
  random: Random,
): SimTrailer[] {
  return fleet.map((trailer) => {
    const own = commands.filter(({ serialNumber }) => serialNumber === trailer.device.serialNumber);
    if (own.length === 0 || !trailer.reefer) return trailer;
    const waiting = own.map(({ id, kind, zone, setPointF }) => ({
      id,
      kind,
      zone,
      setPointF,
      waitMs: random.between(SHORTEST_WAIT_MS, LONGEST_WAIT_MS),
    }));
    return { ...trailer, commands: [...trailer.commands, ...waiting] };
  });
}
