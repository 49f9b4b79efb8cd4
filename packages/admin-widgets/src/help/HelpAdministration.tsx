import { HelpArticle } from './HelpArticle';
import type { HelpPageProps } from './helpPageProps';
import { HELP_PAGES } from './helpPages';

/** How administrators manage users, groups, trailers and customers. */
export const HelpAdministration = (props: HelpPageProps) => <HelpArticle page={HELP_PAGES.administration} {...props} />;
