/** `a[b][0][c]=v` as objects and arrays: how Stripe's API takes its parameters, in a body as in a query. */
export const parseForm = (form: URLSearchParams): unknown => {
  const root: Branch = {}
  for (const [name, value] of form) place({ root, path: pathOf(name), value })
  return withArrays(root)
}

type Branch = { [name: string]: Branch | string }

const pathOf = (name: string) => name.split(/[[\]]+/).filter(Boolean)

const place = ({ root, path, value }: { root: Branch; path: string[]; value: string }) => {
  const leaf = path.at(-1) ?? ''
  let branch = root
  for (const step of path.slice(0, -1)) branch = childOf(branch, step)
  branch[leaf] = value
}

const childOf = (branch: Branch, step: string): Branch => {
  const known = branch[step]
  if (typeof known === 'object') return known
  const child: Branch = {}
  branch[step] = child
  return child
}

const withArrays = (given: Branch | string): unknown => {
  if (typeof given === 'string') return given
  const entries = Object.entries(given).map(([name, value]) => [name, withArrays(value)] as const)
  const numbered = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return numbered ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
