import type { FeatureName, Features, Me, PermissionSubject } from '@gladhand/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** The signed-in user and what the user may do. */
export interface Viewer {
  me: Me;
  features: Features;
  can: (subject: PermissionSubject) => boolean;
  hasFeature: (feature: FeatureName) => boolean;
  /** The time zone of the profile. Undefined for the time zone of the browser. */
  timeZone: string | undefined;
  queryClient: QueryClient;
}

const ViewerContext = createContext<Viewer | undefined>(undefined);

export const ViewerProvider = ViewerContext;

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('[portal] useViewer was called outside the signed-in pages, so there is no viewer.');
  return viewer;
}
