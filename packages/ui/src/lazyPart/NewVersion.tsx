import { styled } from 'styled-components';
import { Button } from '../Button/Button';

/** Words of a `NewVersion` that a host may replace. */
export interface NewVersionTexts {
  /** @default 'There is a new version of this page' */
  title: string;
  /** @default 'Reload' */
  reload: string;
}

export interface NewVersionProps {
  /** Gets the new version. @default loads the page again */
  onReload?: () => void;
  /** Words to replace. */
  texts?: Partial<NewVersionTexts>;
}

const TEXTS: NewVersionTexts = { title: 'There is a new version of this page', reload: 'Reload' };

const reloadPage = () => globalThis.location.reload();

/** Stands where a part of the page would, when its code is gone from the server: a `status` and a button. */
export function NewVersion({ onReload = reloadPage, texts }: NewVersionProps) {
  const words = { ...TEXTS, ...texts };
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
