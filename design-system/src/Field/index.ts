export { Field, type FieldParts } from './Field.tsx';
export { default as fieldClasses } from './Field.module.css';
