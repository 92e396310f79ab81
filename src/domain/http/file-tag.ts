/** The ETag of a file on the disk, with its quotation marks: another one whenever the file was written anew. */
export const fileTag = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string =>
  `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
