/** What a browser's tab and a search engine call a page: what it is about, then whose it is. */
export const pageTitle = (title: string, brand: string): string => `${title} · ${brand}`
