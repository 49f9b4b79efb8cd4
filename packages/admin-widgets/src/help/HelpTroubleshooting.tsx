import { HelpArticle, type HelpPageProps } from './HelpArticle';
import { HELP_PAGES } from './helpPages';

/** What to check beside a trailer when a reading is missing, old or bad. */
export const HelpTroubleshooting = (props: HelpPageProps) => (
  <HelpArticle page={HELP_PAGES.troubleshooting} {...props} />
);
