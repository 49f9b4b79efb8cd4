import { HelpArticle } from './HelpArticle';
import type { HelpPageProps } from './helpPageProps';
import { HELP_PAGES } from './helpPages';

/** What to check at a trailer when a reading is missing, old or abnormal. */
export const HelpTroubleshooting = (props: HelpPageProps) => (
  <HelpArticle page={HELP_PAGES.troubleshooting} {...props} />
);
