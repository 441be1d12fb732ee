import { type DragEvent, useState } from 'react';

/** Takes files that are dragged over an element and let go there. */
export function useDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver: isOver && onFiles !== undefined,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!bringsFiles(event)) return;
        // Also where nothing is taken: the browser would leave the page for the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}
