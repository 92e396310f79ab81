type What = { collection: string; id: string | null; locale: string; draft: boolean }

/** Where Payload takes a save of a form; with the answer as a form reads it. */
export const saveAddress = ({ collection, id, locale, draft }: What): string => {
  const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale })
  if (draft) query.set('draft', 'true')
  return `/api/${collection}${id ? `/${id}` : ''}?${query}`
}
