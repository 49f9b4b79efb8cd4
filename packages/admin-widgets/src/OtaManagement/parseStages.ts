import { type OtaStage, otaStageProblem } from '@gladhand/domain/ota';

/** A stage as it is sent: a share in percent, or a number of devices. */
export type TypedStage = { percent: number } | { devices: number };

/** Reads '1%, 10%, 500', without the last stage, which is the rest; undefined if it can't be read. */
export function parseStages(text: string): TypedStage[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const stages: TypedStage[] = [];
  for (const part of parts) {
    const [, number, percent] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(part) ?? [];
    if (number === undefined) return undefined;
    stages.push(percent ? { percent: Number(number) } : { devices: Number(number) });
  }
  const all: readonly OtaStage[] = [...stages, 'all'];
  return otaStageProblem(all) ? undefined : stages;
}
