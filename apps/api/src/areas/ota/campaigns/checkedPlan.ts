import {
  isTimeOfDay,
  OTA_POLICY,
  type OtaConditions,
  type OtaStage,
  type OtaStopRule,
  otaStageProblem,
} from '@gladhand/domain/ota';
import type { OtaConditionsInput, OtaPlanInput } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { OTA_CAMPAIGN_MESSAGES, STAGE_PROBLEMS } from '../messages';

/** What a person decides about a campaign besides its devices. */
export interface CheckedPlan {
  name: string;
  stages: OtaStage[];
  hoursBetweenStages: number;
  conditions: OtaConditions;
  stopRule: OtaStopRule;
  deadlineHours: number;
  maxAttempts: number;
}

/** Checks a plan; throws with the first mistake. */
export function checkedPlan(input: OtaPlanInput): CheckedPlan {
  const name = input.name.trim();
  const { campaignNameLength } = OTA_POLICY;
  if (name === '' || name.length > campaignNameLength || /\p{Cc}/u.test(name))
    throw badInput(OTA_CAMPAIGN_MESSAGES.name(campaignNameLength));
  const stages: OtaStage[] = [
    ...input.stages.map(({ percent, devices }): OtaStage => {
      if (devices != null) return { devices };
      return { percent: percent ?? 0 };
    }),
    'all',
  ];
  const problem = otaStageProblem(stages);
  if (problem) throw badInput(STAGE_PROBLEMS[problem]);
  const { hoursBetweenStages, stopAbovePercent, judgedFromDevices, deadlineHours, maxAttempts } = OTA_POLICY;
  return {
    ...{ name, stages, conditions: checkedConditions(input.conditions) },
    hoursBetweenStages: inRange('hoursBetweenStages', input.hoursBetweenStages, {
      min: 0,
      max: hoursBetweenStages.max,
    }),
    stopRule: {
      abovePercent: inRange('stopAbovePercent', input.stopAbovePercent, stopAbovePercent),
      fromDevices: inRange('judgedFromDevices', input.judgedFromDevices, judgedFromDevices),
    },
    deadlineHours: inRange('deadlineHours', input.deadlineHours, deadlineHours),
    maxAttempts: inRange('maxAttempts', input.maxAttempts, { min: 1, max: maxAttempts.max }),
  };
}

export function checkedConditions({ untethered, minVolts, parkedMinutes, hours }: OtaConditionsInput): OtaConditions {
  const { minVolts: volts, maxParkedMinutes } = OTA_POLICY;
  if (minVolts != null) inRange('minVolts', minVolts, volts);
  if (parkedMinutes != null) inRange('parkedMinutes', parkedMinutes, { min: 1, max: maxParkedMinutes });
  if (hours) {
    if (!isTimeOfDay(hours.from) || !isTimeOfDay(hours.to)) throw badInput(OTA_CAMPAIGN_MESSAGES.time);
    if (hours.from === hours.to) throw badInput(OTA_CAMPAIGN_MESSAGES.sameTime);
  }
  return {
    ...{ untethered, minVolts: minVolts ?? null, parkedMinutes: parkedMinutes ?? null },
    hours: hours ? { from: hours.from, to: hours.to } : null,
  };
}

export function inRange(name: string, value: number, { min, max }: { min: number; max: number }): number {
  if (!(value >= min && value <= max)) throw badInput(OTA_CAMPAIGN_MESSAGES.range(name, min, max));
  return value;
}
