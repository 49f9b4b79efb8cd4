import { Banner } from '@gladhand/ui';

/** More are not named: the banner stays a few lines. */
const NAMED = 5;

/** Says which trailers are left out because their last answer made no sense; nothing where there are none. */
export function UnreadableTrailers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const one = names.length === 1;
  return (
    <Banner tone="caution" title={one ? '1 trailer cannot be read' : `${names.length} trailers cannot be read`}>
      {names.slice(0, NAMED).join(', ')}
      {names.length > NAMED && ' and others'}: {one ? 'its' : 'their'} last answer made no sense, so{' '}
      {one ? 'it is' : 'they are'} neither shown nor counted.
    </Banner>
  );
}
