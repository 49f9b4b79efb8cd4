import { SavedViews } from '@gladhand/admin-widgets';
import type { SavedView, SavedViewScreen } from '@gladhand/domain/saved-views';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { savedViewPath, viewIdIn } from './viewInUrl';

export interface ScreenViewsProps {
  screen: SavedViewScreen;
  /** The state to save, as the query of the screen's URL. */
  query: string;
  layout?: string | undefined;
  /** Whether the screen has state that is not in its URL. */
  hasOtherState?: boolean;
  onOpen: (view: SavedView) => void;
}

/** The saved views of a screen of this portal. The open one is in the URL. */
export function ScreenViews({ hasOtherState = false, ...rest }: ScreenViewsProps) {
  const { pathname, search } = useLocation();
  const [isFresh] = useState(search === '' && !hasOtherState);
  return (
    <SavedViews
      {...rest}
      viewId={viewIdIn(search)}
      fresh={isFresh}
      href={(view) => new URL(savedViewPath(pathname, view), location.href).href}
    />
  );
}
