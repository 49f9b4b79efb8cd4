import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { EllipsisIcon, Icon, IconButton, Menu, useMessages } from '@gladhand/ui';
import type { AlertActivityView } from './alertActivityView';
import { ALERT_ACTIVITY_MESSAGES } from './messages';

interface LineMenuProps {
  line: AlertActivityLine;
  /** The line as text. */
  sentence: string;
  onOnly: (filter: Partial<AlertActivityView>) => void;
}

/** Filters the list by what a line is about. */
export function LineMenu({ line, sentence, onOnly }: LineMenuProps) {
  const messages = useMessages(ALERT_ACTIVITY_MESSAGES);
  const { ruleId, vin, by, recipient } = line;
  const people = [by, recipient].filter((email) => email?.includes('@'));
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton
          kind="quiet"
          size="xsmall"
          label={messages.lineActions(sentence)}
          icon={<Icon icon={EllipsisIcon} size={14} />}
        />
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => onOnly({ ruleId })}>{messages.onlyRule}</Menu.Item>
        {vin != null && <Menu.Item onSelect={() => onOnly({ vin })}>{messages.onlyTrailer}</Menu.Item>}
        {[...new Set(people)].map(
          (email) =>
            email != null && (
              <Menu.Item key={email} onSelect={() => onOnly({ person: email })}>
                {messages.onlyPerson(email)}
              </Menu.Item>
            ),
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
