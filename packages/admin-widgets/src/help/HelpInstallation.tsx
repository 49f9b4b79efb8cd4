import { HelpArticle } from './HelpArticle';
import type { HelpPageProps } from './helpPageProps';
import { HELP_PAGES } from './helpPages';

/** How to install a device on a trailer. */
export const HelpInstallation = (props: HelpPageProps) => <HelpArticle page={HELP_PAGES.installation} {...props} />;
