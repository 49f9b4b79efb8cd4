import { ADMINISTRATION_SECTIONS } from './administrationSections';
import { FAQ_SECTIONS } from './faqSections';
import type { HelpSection } from './helpContent';
import { INSTALLATION_SECTIONS } from './installationSections';
import { TROUBLESHOOTING_SECTIONS } from './troubleshootingSections';

/** Ids of the Help pages. */
export type HelpPageId = 'faq' | 'troubleshooting' | 'installation' | 'administration';

/** One page of Help. */
export interface HelpPage {
  id: HelpPageId;
  title: string;
  /** One sentence under the title. */
  lead: string;
  sections: readonly HelpSection[];
}

/** All Help pages, in their order. */
export const HELP_PAGES: Readonly<Record<HelpPageId, HelpPage>> = {
  faq: {
    id: 'faq',
    title: 'Frequently asked questions',
    lead: 'How to sign in, read the screens and export your data.',
    sections: FAQ_SECTIONS,
  },
  troubleshooting: {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    lead: 'What to check at the trailer when a reading is missing, old or abnormal.',
    sections: TROUBLESHOOTING_SECTIONS,
  },
  installation: {
    id: 'installation',
    title: 'Installation',
    lead: 'How to install a device on a trailer, from preparation to the first report.',
    sections: INSTALLATION_SECTIONS,
  },
  administration: {
    id: 'administration',
    title: 'Administration',
    lead: 'How to manage users, groups, trailers and customers, and how to see who changed what.',
    sections: ADMINISTRATION_SECTIONS,
  },
};
