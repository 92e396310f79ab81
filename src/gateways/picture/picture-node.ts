/** An element of a picture, as the engine takes it: what JSX would make, without React. */
export type PictureNode = {
  type: string
  props: { style?: Record<string, string | number>; children?: PictureChild | PictureChild[] } & Record<
    string,
    unknown
  >
}
export type PictureChild = PictureNode | string

/** Everything that is written in a picture, for the choice of fonts. */
export const textOf = ({ props: { children = [] } }: PictureNode): string =>
  [children]
    .flat()
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
