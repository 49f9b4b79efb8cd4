import { HelpArticle, type HelpPageProps } from './HelpArticle';
import { HELP_PAGES } from './helpPages';

/** What an installer does at a trailer, from the first look to the first report. */
export const HelpInstallation = (props: HelpPageProps) => <HelpArticle page={HELP_PAGES.installation} {...props} />;
