import { ErrorState, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { SHELL_MESSAGES } from './messages';

/** An error of a page does not affect the portal. Another page or a retry clears it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const messages = useMessages(SHELL_MESSAGES);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorState edge="none" title={messages.pageFailed} onRetry={resetErrorBoundary}>
          {error instanceof Error ? error.message : String(error)}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
