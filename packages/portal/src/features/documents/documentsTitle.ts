/** Of the page, before and after its code is there. */
export const documentsTitle = 'Documents';
