import { sizeCanvas, type ViewerDocument } from './viewerDocument.ts';

/** Opens an image as a document of one page. */
export async function openImage(blob: Blob): Promise<ViewerDocument> {
  const bitmap = await createImageBitmap(blob);
  const size = { width: bitmap.width, height: bitmap.height };
  return {
    pageCount: 1,
    firstPage: size,
    isText: false,
    pageSize: async () => size,
    paint: async (_page, canvas, scale) => {
      sizeCanvas(canvas, size, scale);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    },
    layText: async () => undefined,
    findField: async () => null,
    close: () => {
      bitmap.close();
    },
  };
}
