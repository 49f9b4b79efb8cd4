import { ErrorState } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';

/** A page that breaks takes only itself along; another page, or a retry, starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorState edge="none" title="This page has stopped working" onRetry={resetErrorBoundary}>
          {error instanceof Error ? error.message : String(error)}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
