import type { AbsFault, AbsFaultList, AbsFaultsInput, ActivityLogEntry } from '@gladhand/domain';
import { FaultType } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** ABS faults of a trailer. */
export const absFaultsQuery = (input: AbsFaultsInput): ApiQuery<AbsFaultList> => ({
  key: ['absFaults', input.vin, input],
  fetch: (api, options) => api.trailers.absFaults(input, options),
});

/** 'SPN 789 / FMI 3'; undefined without numbers. */
export function faultCode({ spn, fmi }: Pick<AbsFault, 'spn' | 'fmi'>): string | undefined {
  return spn === null ? undefined : `SPN ${spn} / FMI ${fmi ?? '?'}`;
}

/** What a fault is called: its description, and its numbers where the text is not known or not shown. */
export function faultTitle(
  fault: Pick<AbsFault, 'faultDescription' | 'faultTypeId' | 'spn' | 'fmi'>,
  hasFeature: (feature: string) => boolean,
): string {
  const isNumberOnly = fault.faultTypeId === FaultType.Component && !hasFeature('TseFaultDescription');
  const text = isNumberOnly ? null : fault.faultDescription;
  return text ?? faultCode(fault) ?? fault.faultDescription ?? 'No description';
}

/** The faults of one report in words, the worst first. */
export function loggedFaults(faults: NonNullable<ActivityLogEntry['tseFaults']>): string {
  if (faults.length === 0) return 'No faults';
  return faults.map((fault) => fault.faultDescription ?? faultCode(fault) ?? 'Fault active').join(' · ');
}
