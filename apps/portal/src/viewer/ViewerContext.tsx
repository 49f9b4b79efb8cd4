import type { Features, Me } from '@gladhand/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Who is signed in, and what that person may do. */
export interface Viewer {
  me: Me;
  features: Features;
  can: (subject: string) => boolean;
  hasFeature: (feature: string) => boolean;
  /** The zone chosen in the profile, else the browser's. */
  timeZone: string | undefined;
  queryClient: QueryClient;
}

const ViewerContext = createContext<Viewer | undefined>(undefined);

export const ViewerProvider = ViewerContext;

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer)
    throw new Error('[portal] useViewer was called outside the signed-in pages, so there is nobody to ask for.');
  return viewer;
}
