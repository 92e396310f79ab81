export type Section = { heading?: string; paragraphs: string[] }

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

/** Lexical's document of headings and paragraphs. Its headings stand below those of the page it is shown on. */
export const richText = (sections: Section[], tag: 'h2' | 'h3' = 'h2') => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: sections.flatMap(({ heading, paragraphs }) => [
      ...(heading ? [block('heading', heading, { tag })] : []),
      ...paragraphs.map((paragraph) => block('paragraph', paragraph, { textFormat: 0, textStyle: '' })),
    ]),
  },
})
