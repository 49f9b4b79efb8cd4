import { styled } from 'styled-components';

/** Paper: black on white in every theme, and without the tokens of a theme, which the printed page is outside of. */
export const Sheet = styled.article`
  box-sizing: border-box;
  margin-block-end: 16px;
  padding: 24px;
  border: 1px solid GrayText;
  border-radius: 4px;
  background: Canvas;
  color: CanvasText;
  color-scheme: only light;
  font: 13px/18px Inter, system-ui, sans-serif;
  overflow-wrap: anywhere;

  > h3 {
    margin: 0;
    font-size: 20px;
    line-height: 28px;
  }
  @media print {
    margin: 0;
    padding: 0;
    border: 0;
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;

export const Small = styled.p`
  margin: 0;
  font-size: 12px;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 24px;
  margin: 12px 0 16px;

  dt {
    font-size: 11px;
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`;

export const Task = styled.section`
  padding-block: 12px;
  border-block-start: 1px solid GrayText;
  break-inside: avoid;

  > h4,
  > h5 {
    margin: 0 0 4px;
    font-size: 15px;
  }
  > h5 {
    margin-block-start: 10px;
    font-size: 13px;
  }
  > p {
    margin: 0 0 8px;
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin: 0 0 8px;
  }
  dt {
    font-size: 11px;
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`;

/** Each with a box to tick. */
export const Steps = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    padding-inline-start: 24px;
  }
  > li::before {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 0;
    inline-size: 11px;
    block-size: 11px;
    border: 1px solid CanvasText;
    content: '';
  }
`;

/** Lines to fill in by hand. */
export const Blanks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 24px;
  margin: 0 0 12px;
  padding: 12px 0 0;
  border-block-start: 1px solid GrayText;
  list-style: none;
  break-inside: avoid;

  > li {
    block-size: 40px;
    border-block-end: 1px solid GrayText;
    font-size: 11px;
  }
`;
