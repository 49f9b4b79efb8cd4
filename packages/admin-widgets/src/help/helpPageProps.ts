import type { ScreenId } from '@gladhand/domain/permissions';
import type { ReactElement } from 'react';
import type { LocalizedProps } from '../internal/WidgetTexts';
import type { HelpPageId } from './helpPages';

/** The props of a link to a section of another page. */
export interface HelpLinkProps {
  /** Address of the section. */
  href: string;
  /** Title of the section. */
  children: string;
}

export interface HelpPageProps extends LocalizedProps {
  /** The search text, for hosts that keep it with `onSearchChange`, e.g. in a URL. @default kept by the widget */
  search?: string | undefined;
  onSearchChange?: ((search: string) => void) | undefined;
  /** Addresses of the other Help pages, whose sections a search also lists. @default they are not searched */
  pageHrefs?: Partial<Readonly<Record<HelpPageId, string>>> | undefined;
  /** Whether the user may open a screen. Sections about other screens aren't shown. @default every section is shown */
  mayOpen?: ((screen: ScreenId) => boolean) | undefined;
  /** Renders the links to other pages with a router. The anchor must receive every prop. @default an `<a>` */
  renderLink?: ((props: HelpLinkProps) => ReactElement) | undefined;
}
