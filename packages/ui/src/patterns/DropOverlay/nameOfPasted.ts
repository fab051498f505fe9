/** Name that browsers give to a picture without a file. */
const nameless = /^image\.(png|jpe?g|gif|webp|bmp)$/i;
/** Such a picture is made while it is pasted, in milliseconds; a file of this name is older. */
const FRESH = 5_000;

/** Returns the file; a picture without a name, such as a screenshot, gets one with its date and time. */
export function nameOfPasted(file: File, now: Date): File {
  const extension = nameless.exec(file.name)?.[1];
  if (extension === undefined || now.getTime() - file.lastModified > FRESH) return file;
  const name = `Screenshot ${dateAndTime(now)}.${extension.toLowerCase()}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Formats `2026-11-24 09.15.30`, in local time: it sorts, and every system allows it in file names. */
function dateAndTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('.')}`;
}
