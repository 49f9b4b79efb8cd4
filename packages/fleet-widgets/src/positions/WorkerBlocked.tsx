import { Banner } from '@gladhand/ui';

/** The worker that was to keep a large fleet did not start. */
export function WorkerBlocked() {
  return (
    <Banner title="This page does without its background worker">
      The browser did not let it start. Everything works, but the page may halt for a moment when positions refresh.
    </Banner>
  );
}
