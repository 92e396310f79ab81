import type { Where } from 'payload'

export type FilterOperator = 'equals' | 'exists'
type Choice = { field: string; operator: FilterOperator; value: string }
type Branch = { and: Where[] }

/** What a list's query says a field must be; empty where it says nothing, or not in each of its branches. */
export const chosenIn = (where: Where | undefined, { field, operator }: Omit<Choice, 'value'>): string => {
  const [first = '', ...others] = branchesOf(where).map(
    ({ and }) =>
      and.map((part) => conditionOf(part, field)?.[operator]).find((value) => value !== undefined) ?? '',
  )
  return others.every((other) => String(other) === String(first)) ? String(first) : ''
}

/** The query with the choice in each of its branches, in the shape that Payload's own filter editor reads. */
export const withChoice = (where: Where | undefined, { field, operator, value }: Choice): Where => {
  const chosen: Where[] = value === '' ? [] : [{ [field]: { [operator]: value } }]
  const or = branchesOf(where)
    .map(({ and }) => ({
      and: [...and.filter((part) => conditionOf(part, field)?.[operator] === undefined), ...chosen],
    }))
    .filter(({ and }) => and.length > 0)
  return or.length === 0 ? {} : { or }
}

const conditionOf = (part: Where, field: string) => part[field] as Record<string, unknown> | undefined

const branchesOf = (where: Where | undefined): Branch[] => {
  const branches = where?.or ?? (where?.and ? [where] : [])
  const read = branches.flatMap((branch) =>
    Array.isArray(branch.and) ? [{ and: branch.and }] : [{ and: [branch] }],
  )
  return read.length === 0 ? [{ and: [] }] : read
}
