import { createRoot } from 'react-dom/client';
import { GoogleFleetMap, type GoogleFleetMapProps } from './GoogleFleetMap';

export interface MountedGoogleMapProps extends GoogleFleetMapProps {
  /** The map can't be rendered. */
  onFailed: (error: Error) => void;
}

/** Renders a map in place of the element's content. Returns what removes it. */
export function mountGoogleMap(element: HTMLElement, { onFailed, ...props }: MountedGoogleMapProps): () => void {
  const host = document.createElement('div');
  host.style.blockSize = '100%';
  element.replaceChildren(host);
  const root = createRoot(host, {
    onUncaughtError: (error) => onFailed(error instanceof Error ? error : new Error(String(error))),
  });
  root.render(<GoogleFleetMap {...props} />);
  return () => {
    host.remove();
    // React can't remove a root while it renders, and the widget around the map may do this in an effect.
    queueMicrotask(() => root.unmount());
  };
}
