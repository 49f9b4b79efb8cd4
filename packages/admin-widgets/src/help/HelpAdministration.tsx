import { HelpArticle, type HelpPageProps } from './HelpArticle';
import { HELP_PAGES } from './helpPages';

/** How administrators manage users, groups, trailers and customers. */
export const HelpAdministration = (props: HelpPageProps) => <HelpArticle page={HELP_PAGES.administration} {...props} />;
