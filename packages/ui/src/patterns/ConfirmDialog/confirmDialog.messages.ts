export const typeToConfirm = (text: string) => `Type “${text}” to confirm.`;
