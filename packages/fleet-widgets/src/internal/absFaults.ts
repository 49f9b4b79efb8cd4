import type { FeatureName, TrailersPort } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import { absDescription, FaultType } from '@gladhand/domain/readings';
import type { AbsFault, AbsFaultList, AbsFaultsInput, ActivityLogEntry } from '@gladhand/domain/trailers';
import { type Say, sayEnglish } from '@gladhand/ui';
import { INTERNAL_MESSAGES } from './messages';

/** ABS faults of a trailer. */
export const absFaultsQuery = (input: AbsFaultsInput): ApiQuery<AbsFaultList> => ({
  key: ['absFaults', input.vin, input],
  fetch: (api: TrailersPort, options) => api.trailers.absFaults(input, options),
});

/** 'SPN 789 / FMI 3'; undefined without codes. */
export function faultCode({ spn, fmi }: Pick<AbsFault, 'spn' | 'fmi'>): string | undefined {
  return spn === null ? undefined : `SPN ${spn} / FMI ${fmi ?? '?'}`;
}

/** Title of a fault: its description, or its codes if there is no description or it may not be shown. */
export function faultTitle(
  fault: Pick<AbsFault, 'faultDescription' | 'faultTypeId' | 'spn' | 'fmi'>,
  hasFeature: (feature: FeatureName) => boolean,
  messages = INTERNAL_MESSAGES,
  say: Say = sayEnglish,
): string {
  const isNumberOnly = fault.faultTypeId === FaultType.Component && !hasFeature('TseFaultDescription');
  // A device's own description stays as it is.
  const isOwn = fault.faultDescription !== null && fault.faultDescription === absDescription(fault);
  const description = isOwn ? absDescription(fault, say) : fault.faultDescription;
  return (isNumberOnly ? null : description) ?? faultCode(fault) ?? description ?? messages.noDescription;
}

/** The faults of one report as text, worst first. */
export function loggedFaults(faults: NonNullable<ActivityLogEntry['tseFaults']>, messages = INTERNAL_MESSAGES): string {
  if (faults.length === 0) return messages.noFaults;
  return faults.map((fault) => fault.faultDescription ?? faultCode(fault) ?? messages.faultActive).join(' · ');
}
