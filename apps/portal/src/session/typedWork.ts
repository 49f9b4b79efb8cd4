import type { SignInAnswer } from '@gladhand/domain';

const typedInto = new Set<WeakRef<HTMLInputElement | HTMLTextAreaElement>>();

/** Takes note of the fields that somebody types into; filters and searches are quickly typed again. Answers what ends it. */
export function watchTyping(target: Document = document): () => void {
  const note = ({ target: field }: Event) => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.type !== 'search' && field.type !== 'password') typedInto.add(new WeakRef(field));
  };
  target.addEventListener('input', note, { capture: true, passive: true });
  return () => target.removeEventListener('input', note, { capture: true });
}

/** Whether something that was typed is still on the page, so that leaving it would lose work. */
function hasTypedWork(): boolean {
  for (const ref of typedInto) {
    const field = ref.deref();
    if (!field?.isConnected) typedInto.delete(ref);
    else if (field.value !== '') return true;
  }
  return false;
}

/** What the end of a session has to heed on the pages behind the sign-in. */
export interface PageGuard {
  hasTypedWork(): boolean;
  isSameUser(before: SignInAnswer, after: SignInAnswer): boolean;
}

export const pageGuard: PageGuard = {
  hasTypedWork,
  isSameUser: (before, after) => subjectOf(before) === subjectOf(after),
};

/** The user of an id token; only compared, so nothing is verified. */
function subjectOf({ idToken }: SignInAnswer): string | undefined {
  try {
    const payload = idToken.split('.')[1] ?? '';
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}
