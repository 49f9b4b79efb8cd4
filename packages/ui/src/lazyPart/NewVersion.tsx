import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { useMessages } from '../locale/LocaleProvider';
import { NEW_VERSION_MESSAGES, type NewVersionTexts } from './messages';

export interface NewVersionProps {
  /** Loads the new version. @default reloads the page */
  onReload?: (() => void) | undefined;
  /** Words to replace. */
  texts?: Partial<NewVersionTexts> | undefined;
}

const reloadPage = () => globalThis.location.reload();

/** Replaces a part of the page whose code is no longer on the server: a `status` with a button. */
export function NewVersion({ onReload = reloadPage, texts }: NewVersionProps) {
  const messages = useMessages(NEW_VERSION_MESSAGES);

  const words = { ...messages, ...texts };
  return (
    <Note role="status">
      <span>{words.title}</span>
      <Button size="xsmall" onClick={onReload}>
        {words.reload}
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  padding: 8px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);
  text-align: center;
`;
