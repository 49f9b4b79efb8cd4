import { readEmail } from '../contact/email';
import { REPORT_POLICY } from './reportPolicy';

/** What administrators of a customer decide for all of its reports. */
export interface ReportSettings {
  /** Domains to which results may be sent, such as example.com; none for any. */
  readonly recipientDomains: readonly string[];
  /** How long results and files are kept. */
  readonly keepDays: number;
}

/** Settings of a customer that has never saved any. */
export const DEFAULT_REPORT_SETTINGS: ReportSettings = {
  recipientDomains: [],
  keepDays: REPORT_POLICY.keepDays.usual,
};

/** What is wrong with settings. */
export interface ReportSettingsProblem {
  readonly field: keyof ReportSettings;
  /** What to do, in English. Translations are in `languages`. */
  readonly text: string;
}

/** A domain as it is stored and compared, or undefined if no address can have it. */
export const readDomain = (text: string): string | undefined =>
  text.includes('@') ? undefined : readEmail(`a@${text.trim()}`)?.slice(2);

/** Everything that keeps settings from being saved. */
export function reportSettingsProblems({ recipientDomains, keepDays }: ReportSettings): ReportSettingsProblem[] {
  const problems: ReportSettingsProblem[] = [];
  const { maxRecipientDomains } = REPORT_POLICY;
  const { min, max } = REPORT_POLICY.keepDays;
  const wrong = recipientDomains.find((domain) => readDomain(domain) === undefined);
  if (wrong !== undefined) {
    problems.push({
      field: 'recipientDomains',
      text: `'${wrong}' is not a domain. Enter domains such as example.com.`,
    });
  } else if (recipientDomains.length > maxRecipientDomains) {
    problems.push({ field: 'recipientDomains', text: `Enter up to ${maxRecipientDomains} domains.` });
  }
  if (!Number.isInteger(keepDays) || keepDays < min || keepDays > max) {
    problems.push({ field: 'keepDays', text: `Enter ${min} to ${max} days.` });
  }
  return problems;
}

/** Whether results may be sent to an address. A permitted domain doesn't include its subdomains. */
export function isPermittedRecipient(
  address: string,
  { recipientDomains }: Pick<ReportSettings, 'recipientDomains'>,
): boolean {
  if (recipientDomains.length === 0) return true;
  const email = readEmail(address);
  return email !== undefined && recipientDomains.includes(email.slice(email.lastIndexOf('@') + 1));
}
