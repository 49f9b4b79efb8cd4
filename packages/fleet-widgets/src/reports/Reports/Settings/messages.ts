import { defineMessages } from '@gladhand/ui';

/** Texts of the settings of reports. */
export const REPORT_SETTINGS_MESSAGES = defineMessages('reportSettings', {
  open: 'Settings',
  title: 'Report settings',
  hint: 'They apply to all reports of this customer.',
  theSettings: 'The settings',
  domains: 'Send only to addresses at',
  domainsHint: 'Enter domains such as example.com. Without any, reports can be sent to all addresses.',
  addDomain: 'Add domain',
  domainInvalid: 'Enter domains such as example.com.',
  editDomain: (domain: string, isValid: boolean) => (isValid ? `Edit ${domain}` : `Edit ${domain}, not valid`),
  removeDomain: (domain: string) => `Remove ${domain}`,
  domainCount: (count: number) => (count === 1 ? '1 domain' : `${count} domains`),
  domainKnown: 'Already in the list',
  keepDays: 'Keep results and files for',
  days: 'days',
  keepHint: 'Older results and their files are deleted every night. The list of runs remains.',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Report settings saved',
  notSaved: 'We could not save the settings. Please try again.',
  conflictTitle: 'Someone else has changed these settings.',
  theirs: (domains: string, days: string) => `They chose ${domains} and ${days} days.`,
  allAddresses: 'all addresses',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
});
