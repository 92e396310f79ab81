/**
 * The name of the `<meta>` in which a page says what of others may be loaded on it. Apart from foreign-mark.ts because
 * every page's code looks for it, and hardly one reads it.
 */
export const FOREIGN_MARK = 'plumbline-foreign'
