type What = { collection: string; id: string | null; locale: string; draft: boolean; only?: string | null }

/** Where Payload takes a save of a form, of publishing one language alone under `only`; with the answer as a form reads it. */
export const saveAddress = ({ collection, id, locale, draft, only = null }: What): string => {
  const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale })
  if (draft) query.set('draft', 'true')
  else if (only !== null) query.set('publishSpecificLocale', only)
  return `/api/${collection}${id ? `/${id}` : ''}?${query}`
}
