import { LONGEST_SEARCH, MOST_PAGES } from '@/domain/centre/content'

/** What a list of documents shows: of a category (null: of all), those in which the words stand, and which page of them. */
export type SearchQuery<Category extends string = string> = {
  category: Category | null
  keyword: string
  page: number
}

type Search = { get: (name: string) => string | null }

/** What an address asks for; what it misspells is as if it were not said. */
export const readSearchQuery = <Category extends string>(
  search: Search,
  categories: readonly Category[],
): SearchQuery<Category> => ({
  category: categories.find((each) => each === search.get('category')) ?? null,
  keyword: keywordOf(search.get('q') ?? ''),
  page: readPageNumber(search),
})

/** The address of a page of a list. `path` is the list's own, without a query. */
export const searchHref = (path: string, { category, keyword, page }: SearchQuery): string => {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(keyword && { q: keyword }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${path}?${query}` : path
}

/** What somebody wrote, without blanks around it; nothing when it is longer than the box takes. */
export const keywordOf = (written: string): string => {
  const keyword = written.trim()
  return keyword.length > LONGEST_SEARCH ? '' : keyword
}

/** The page that an address names, 1 when it names none. */
export const readPageNumber = (search: Search): number => {
  const page = search.get('page') ?? ''
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
  return number > MOST_PAGES ? 1 : number
}
