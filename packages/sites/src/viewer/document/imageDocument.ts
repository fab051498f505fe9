import { never, sizeCanvas, turnedSize, type ViewerDocument } from './viewerDocument.ts';

/** Opens an image as a document of one page. */
export async function openImage(blob: Blob): Promise<ViewerDocument> {
  const bitmap = await createImageBitmap(blob);
  const size = { width: bitmap.width, height: bitmap.height };
  return {
    pageCount: 1,
    firstPage: size,
    isText: false,
    isWhole: true,
    pageSize: async () => size,
    paint: async (_page, canvas, { scale, rotation }) => {
      sizeCanvas(canvas, turnedSize(size, rotation), scale);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.imageSmoothingQuality = 'high';
      const shown = turnedSize({ width: canvas.width, height: canvas.height }, rotation);
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.drawImage(bitmap, -shown.width / 2, -shown.height / 2, shown.width, shown.height);
    },
    pageText: async () => '',
    pageNature: async () => ({ hasOwnText: false, lang: null }),
    pageReading: async () => null,
    layText: async () => undefined,
    findField: async () => null,
    interrupted: never,
    close: () => {
      bitmap.close();
    },
  };
}
