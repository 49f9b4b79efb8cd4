import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import { Age, Chevron, Content, Head, Inner, Section, Sections, Title, Trigger } from './accordionStyles';

export interface AccordionRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** Values of the open sections, for a controlled accordion. */
  value?: string[] | undefined;
  /** Values of the sections that are open initially. */
  defaultValue?: string[] | undefined;
  /** Called with the values of all open sections after a change. */
  onValueChange?: ((open: string[]) => void) | undefined;
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Unique among the sections. */
  value: string;
  /** Name of the section. */
  title: ReactNode;
  /** Icon of 16 px before the title. */
  icon?: ReactNode;
  /** State at the end of the heading, usually a `StatusPill`. It is also visible while the section is closed. */
  state?: ReactNode;
  /** Age of the state: '4 min'. */
  age?: ReactNode;
  /** Explains the state on hover and focus of the heading. Repeat the explanation inside the section. */
  hint?: ReactNode;
  /** The section has no content and can't be opened. @default false */
  disabled?: boolean | undefined;
  /** Heading level. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Longer than for a button, because the pointer often crosses headings on its way elsewhere. */
const HINT_DELAY_MS = 700;

export function AccordionRoot(props: AccordionRootProps) {
  return <Sections type="multiple" {...props} />;
}

export function AccordionItem({
  title,
  icon,
  state,
  age,
  hint,
  headingLevel = 3,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  const head = (
    <Head asChild>
      <Heading>
        <Trigger>
          {icon}
          <Title>{title}</Title>
          {state}
          {age && <Age>{age}</Age>}
          <Chevron>
            <Icon icon={ChevronDownIcon} size={14} />
          </Chevron>
        </Trigger>
      </Heading>
    </Head>
  );
  return (
    <Section {...rest}>
      {hint ? (
        <Tooltip text={hint} side="inline-start" delayMs={HINT_DELAY_MS}>
          {head}
        </Tooltip>
      ) : (
        head
      )}
      <Content>
        <Inner>{children}</Inner>
      </Content>
    </Section>
  );
}

/**
 * Sections with headings of 38 px. Any number can be open; use `disabled` for a section without content. For two to
 * five views of the same content, use `Tabs`.
 */
export const Accordion = { Root: AccordionRoot, Item: AccordionItem };
