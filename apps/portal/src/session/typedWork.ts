import type { SignInAnswer } from '@gladhand/domain';

const typedInto = new Set<WeakRef<HTMLInputElement | HTMLTextAreaElement>>();

/** Notes the fields that the user types into, except filters and searches. Returns a function that stops watching. */
export function watchTyping(target: Document = document): () => void {
  const note = ({ target: field }: Event) => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.type !== 'search' && field.type !== 'password') typedInto.add(new WeakRef(field));
  };
  target.addEventListener('input', note, { capture: true, passive: true });
  return () => target.removeEventListener('input', note, { capture: true });
}

/** Whether entries are still on the page that would be lost by leaving it. */
function hasTypedWork(): boolean {
  for (const ref of typedInto) {
    const field = ref.deref();
    if (!field?.isConnected) typedInto.delete(ref);
    else if (field.value !== '') return true;
  }
  return false;
}

/** The page guard of a session that ends. */
export interface PageGuard {
  hasTypedWork(): boolean;
  isSameUser(before: SignInAnswer, after: SignInAnswer): boolean;
}

export const pageGuard: PageGuard = {
  hasTypedWork,
  isSameUser: (before, after) => subjectOf(before) === subjectOf(after),
};

/** The user of an id token. It is only compared, so it is not verified. */
function subjectOf({ idToken }: SignInAnswer): string | undefined {
  try {
    const payload = idToken.split('.')[1] ?? '';
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}
