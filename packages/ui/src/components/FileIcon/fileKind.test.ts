import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.js';

describe('fileKind', () => {
  it.each([
    ['doc', 'text'],
    ['DOCX', 'text'],
    ['xls', 'excel'],
    ['.xlsx', 'excel'],
    ['png', 'image'],
    ['bmp', 'image'],
    ['jpg', 'image'],
    ['JPEG', 'image'],
    ['gif', 'image'],
    ['ppt', 'powerpoint'],
    ['pptx', 'powerpoint'],
    ['zip', 'archive'],
    ['pdf', 'pdf'],
    ['msg', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
    ['__proto__', 'other'],
    ['toString', 'other'],
  ])('%s is %s', (extension, kind) => {
    expect(fileKind(extension)).toBe(kind);
  });
});
