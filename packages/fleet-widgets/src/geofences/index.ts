export type { NamedShape } from './ShapeEditor/OtherShapes';
export { ShapeEditor, type ShapeEditorProps } from './ShapeEditor/ShapeEditor';
