import { APILoadingStatus, APIProvider, APIProviderContext } from '@vis.gl/react-google-maps';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

interface ApiLoaderProps {
  apiKey: string;
  version: string;
  /** The script is blocked or unreachable. */
  onUnreachable: () => void;
  /** Google refused the key. */
  onRefused: () => void;
  children: ReactNode;
}

/** The loader starts again when it gets another array. */
const LIBRARIES = ['marker'];

/** Loads Google's script. If it failed for an earlier map, it is requested again. */
export function ApiLoader({ apiKey, version, onUnreachable, onRefused, children }: ApiLoaderProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const handleLoad = useCallback(() => setIsLoaded(true), []);
  return (
    <APIProvider apiKey={apiKey} version={version} libraries={LIBRARIES} onLoad={handleLoad} onError={onUnreachable}>
      <OwnStatus isLoaded={isLoaded} onRefused={onRefused}>
        {children}
      </OwnStatus>
    </APIProvider>
  );
}

/**
 * The library keeps one status for the page, which stays FAILED even when a later provider loads the script, and then
 * creates no map. The status of this map is what its own provider reported.
 */
function OwnStatus({
  isLoaded,
  onRefused,
  children,
}: Pick<ApiLoaderProps, 'onRefused' | 'children'> & { isLoaded: boolean }) {
  const shared = useContext(APIProviderContext);
  const own = useMemo(
    () =>
      shared && isLoaded && shared.status === APILoadingStatus.FAILED
        ? { ...shared, status: APILoadingStatus.LOADED }
        : shared,
    [shared, isLoaded],
  );
  useEffect(() => {
    if (shared?.status === APILoadingStatus.AUTH_FAILURE) onRefused();
  }, [shared?.status, onRefused]);
  return <APIProviderContext value={own}>{children}</APIProviderContext>;
}
