type Html = { html: string }
type Value = string | number | Html | readonly Html[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template whose values are escaped, except those that are such templates themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: parts.reduce((text, part, index) => `${text}${insert(values[index - 1] ?? '')}${part}`),
})

const insert = (value: Value): string => {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  }
  return 'html' in value ? value.html : value.map(insert).join('')
}
