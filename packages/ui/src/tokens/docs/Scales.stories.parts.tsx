import { styled } from 'styled-components';
import { Button } from '../../Button/Button';
import { lightVariables, type TokenName } from '../generated/tokens';

const named = (pattern: RegExp) => (Object.keys(lightVariables) as TokenName[]).filter((name) => pattern.test(name));
const labelOf = (name: TokenName) => (
  <>
    <code>{name}</code>
    <small>{lightVariables[name]}</small>
  </>
);

export function TypeScale() {
  return (
    <Rows>
      {named(/^--gh-text-\d+$/).map((name) => (
        <Row key={name}>
          {labelOf(name)}
          <span style={{ font: `var(${name})`, letterSpacing: `var(${name}-tracking)` }}>38 of 12,486 trailers</span>
        </Row>
      ))}
      <Row>
        {labelOf('--gh-font-mono')}
        <span style={{ font: '500 12px/16px var(--gh-font-mono)' }}>1UYVS2530LG704218</span>
      </Row>
    </Rows>
  );
}

export function SpaceScale() {
  return (
    <Rows>
      {named(/^--gh-space-/).map((name) => (
        <Row key={name}>
          {labelOf(name)}
          <Bar style={{ inlineSize: `var(${name})` }} />
        </Row>
      ))}
    </Rows>
  );
}

export function RadiusScale() {
  return (
    <Rows>
      {named(/^--gh-radius-/).map((name) => (
        <Row key={name}>
          {labelOf(name)}
          <Tile style={{ borderRadius: `var(${name})` }} />
        </Row>
      ))}
    </Rows>
  );
}

export function ShadowScale() {
  return (
    <Rows>
      {named(/^--gh-shadow-/).map((name) => (
        <Row key={name}>
          <code>{name}</code>
          <small>{{ 1: 'controls', 2: 'menus, map cards, toasts', 3: 'dialogs' }[name.slice(-1)]}</small>
          <Raised style={{ boxShadow: `var(${name})` }} />
        </Row>
      ))}
    </Rows>
  );
}

export function MotionScale() {
  return (
    <Rows>
      {named(/^--gh-duration-/).map((name) => (
        <Row key={name}>
          {labelOf(name)}
          <Mover tabIndex={0} role="img" aria-label={`Moves for ${lightVariables[name]} under the pointer`}>
            <i style={{ transitionDuration: `var(${name})` }} />
          </Mover>
        </Row>
      ))}
    </Rows>
  );
}

export function DensityScale() {
  return (
    <Rows>
      {named(/^--gh-(row|control)-/).map((name) => (
        <Row key={name}>
          {labelOf(name)}
          <Tile style={{ blockSize: `var(${name})`, inlineSize: 160 }} />
        </Row>
      ))}
      <Row>
        <span>Controls</span>
        <small>26, 32, 44, 56 px</small>
        <Buttons>
          <Button size="xsmall">Grid</Button>
          <Button>Default</Button>
          <Button size="medium">Touch</Button>
          <Button size="large">Sign in</Button>
        </Buttons>
      </Row>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: var(--gh-space-5);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 190px) minmax(0, 210px) minmax(0, 1fr);
  align-items: center;
  gap: var(--gh-space-6);

  code {
    font: 12px / 16px var(--gh-font-mono);
  }
  small {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  @media (max-width: 640px) {
    grid-template-columns: 1fr;
    gap: var(--gh-space-2);
  }
`;

const Bar = styled.i`
  block-size: 16px;
  background: var(--gh-color-solid-brand);
`;

const Tile = styled.i`
  inline-size: 72px;
  block-size: 40px;
  border: 1px solid var(--gh-color-border-control);
  background: var(--gh-color-surface-panel);
`;

const Raised = styled(Tile)`
  inline-size: 160px;
  block-size: 56px;
  border: 0;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
`;

const Mover = styled.span`
  display: block;
  inline-size: 220px;
  padding: 4px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-sm);

  > i {
    display: block;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--gh-radius-xs);
    background: var(--gh-color-solid-brand);
    transition: translate var(--gh-ease-out);
  }
  &:is(:hover, :focus-visible) > i {
    translate: 186px;
  }
  @media (prefers-reduced-motion: reduce) {
    > i {
      transition: none;
    }
  }
`;

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-4);
`;
