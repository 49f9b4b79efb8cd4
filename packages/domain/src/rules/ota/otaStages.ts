import { OTA_POLICY } from './otaPolicy';

/** Where a stage ends: after a share of all devices, after a number of them, or with the last one. */
export type OtaStage = { readonly percent: number } | { readonly devices: number } | 'all';

/** Why stages can't be used. */
export type OtaStageProblem = 'none' | 'tooMany' | 'lastIsNotAll' | 'percent' | 'devices' | 'notGrowing';

/** The first problem of stages; undefined if they can be used. Each stage must reach further than the one before. */
export function otaStageProblem(stages: readonly OtaStage[]): OtaStageProblem | undefined {
  if (stages.length === 0) return 'none';
  if (stages.length > OTA_POLICY.maxStages) return 'tooMany';
  if (stages.at(-1) !== 'all') return 'lastIsNotAll';
  const parts = stages.slice(0, -1);
  for (const stage of parts) {
    if (stage === 'all') return 'notGrowing';
    if ('percent' in stage && !(stage.percent > 0 && stage.percent < 100)) return 'percent';
    if ('devices' in stage && !(Number.isInteger(stage.devices) && stage.devices > 0)) return 'devices';
  }
  return parts.some((stage, index) => index > 0 && !growsBeyond(stage, parts[index - 1])) ? 'notGrowing' : undefined;
}

/** Shares and numbers can only be compared with each other once the number of devices is known. */
function growsBeyond(stage: OtaStage, before: OtaStage | undefined): boolean {
  if (stage === 'all' || before === 'all' || before === undefined) return true;
  if ('percent' in stage && 'percent' in before) return stage.percent > before.percent;
  return 'devices' in stage && 'devices' in before ? stage.devices > before.devices : true;
}

/** A stage with the number of devices up to its end, those of earlier stages included. */
export interface SizedStage {
  readonly stage: OtaStage;
  readonly end: number;
}

/** The stages for a number of devices. Each has at least one device; a stage that would have none is left out. */
export function sizedStages(stages: readonly OtaStage[], total: number): SizedStage[] {
  const sized: SizedStage[] = [];
  for (const stage of stages) {
    const end = Math.min(total, endOf(stage, total));
    if (end > (sized.at(-1)?.end ?? 0)) sized.push({ stage, end });
  }
  return sized;
}

function endOf(stage: OtaStage, total: number): number {
  if (stage === 'all') return total;
  return 'devices' in stage ? stage.devices : Math.max(1, Math.round((total * stage.percent) / 100));
}

/** The number of the stage, from 0, of the device at a place of the order. */
export function stageOfPlace(stages: readonly SizedStage[], place: number): number {
  const found = stages.findIndex(({ end }) => place < end);
  return found === -1 ? Math.max(0, stages.length - 1) : found;
}

const reversed = (text: string) => [...text].reverse().join('');

/**
 * The order in which the devices of a campaign take their turn: by the end of their ids, which is random, beginning at
 * the campaign's own id, so that the first stage isn't always the same trailers. Ids are lower-case UUIDs.
 */
export function byStageOrder(campaignId: string): (a: string, b: string) => number {
  const start = reversed(campaignId);
  const key = (id: string) => {
    const turned = reversed(id);
    return `${turned < start ? 1 : 0}${turned}`;
  };
  return (a, b) => {
    const [keyA, keyB] = [key(a), key(b)];
    return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
  };
}
