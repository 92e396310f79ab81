export type Section = { heading?: string; paragraphs: string[]; list?: string[] }

const text = (value: string) => ({
  type: 'text',
  text: value,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const block = (type: string, value: string, extra: object = {}) => ({
  type,
  children: [text(value)],
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  version: 1,
  ...extra,
})

const listOf = (items: string[]) => ({
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: items.map((item, index) => block('listitem', item, { value: index + 1 })),
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  version: 1,
})

/** Lexical's document of headings, paragraphs and lists. */
export const richText = (sections: Section[]) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: sections.flatMap(({ heading, paragraphs, list }) => [
      ...(heading ? [block('heading', heading, { tag: 'h2' })] : []),
      ...paragraphs.map((paragraph) => block('paragraph', paragraph, { textFormat: 0, textStyle: '' })),
      ...(list ? [listOf(list)] : []),
    ]),
  },
})
