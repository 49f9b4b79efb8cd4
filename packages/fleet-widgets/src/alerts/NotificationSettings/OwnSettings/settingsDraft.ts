import type { AlertSettings, AlertSettingsInput } from '@gladhand/domain/alerts';
import { hoursProblem } from '../../internal/HoursFields/hoursProblem';

/** The settings while they are edited. */
export type SettingsDraft = Pick<AlertSettings, 'email' | 'push' | 'quietHours' | 'digest'>;

/** What keeps settings from being saved. */
export interface SettingsProblems {
  quietHours: boolean;
  digest: 'missingDays' | 'missingTime' | undefined;
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WORKDAYS = [0, 1, 2, 3, 4];

export const NIGHT = { days: EVERY_DAY, from: '22:00', to: '06:00' };

export const quietNights = (zone: string): NonNullable<AlertSettings['quietHours']> => ({
  ...{ zone, windows: [NIGHT], criticalPasses: true },
});

export const workdayDigest = (zone: string): NonNullable<AlertSettings['digest']> => ({
  ...{ zone, days: WORKDAYS, time: '07:00' },
});

export const draftOf = ({ email, push, quietHours, digest }: AlertSettings): SettingsDraft => ({
  ...{ email, push, quietHours, digest },
});

/** A draft as the server takes it. */
export const inputOf = (draft: SettingsDraft): AlertSettingsInput => draft;

export const problemsOf = ({ quietHours, digest }: SettingsDraft): SettingsProblems => ({
  quietHours: quietHours?.windows.some(hoursProblem) ?? false,
  digest: digest
    ? digest.days.length === 0
      ? 'missingDays'
      : digest.time === ''
        ? 'missingTime'
        : undefined
    : undefined,
});

/** A list with a value, or without it. */
export const withValue = <Value extends string | number>(
  list: readonly Value[],
  value: Value,
  isIn: boolean,
): Value[] => (isIn ? [...new Set([...list, value])] : list.filter((one) => one !== value));
