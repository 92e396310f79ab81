import type { PictureChild, PictureNode } from './picture-node'

export type PictureStyle = Record<string, string | number>

export const column = (style: PictureStyle, children: PictureChild[]): PictureNode => ({
  type: 'div',
  props: { style: { display: 'flex', flexDirection: 'column', ...style }, children },
})

export const row = (style: PictureStyle, children: PictureChild[]): PictureNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** A text that ends in dots where it is too long: names and titles are other people's. */
export const line = (text: string, style: PictureStyle, lineClamp = 1): PictureNode => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp, overflow: 'hidden', flexShrink: 0, ...style },
    children: text || ' ',
  },
})

/** Places where a word may be parted: needed on a narrow page, and no glyph in a picture. */
export const plain = (text: string): string => text.replaceAll('\u00ad', '')

/** How wide a text is, in ems: a letter of an East Asian script is one. */
export const emsOf = (text: string): number =>
  [...plain(text)].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.58), 0)
