// Both are for whoever asks for them by key: one chunk.
export { PaletteDialog } from './PaletteDialog.tsx';
export { ShortcutSheet } from './ShortcutSheet.tsx';
