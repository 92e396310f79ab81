import { importsOf, type Source } from './arrows'

/** Other names of the file in the root of the repository. */
const CONFIG: Record<string, string> = {
  '@payload-config': '../payload.config',
  '@/payload.config': '../payload.config',
}

/**
 * Groups of files that import each other by value, in a circle: what one of them reads while it is loaded may not be there
 * yet. `import type` is none, and neither is `import()`, which waits; a type beside a value counts. Each group is sorted.
 */
export const circles = (sources: readonly Source[]): string[][] => {
  const graph = graphOf(sources)
  return groupsOf(graph)
    .filter((group) => group.length > 1 || graph.get(group[0] ?? '')?.includes(group[0] ?? ''))
    .map((group) => group.toSorted())
}

type Graph = ReadonlyMap<string, readonly string[]>

const nameOf = (path: string): string => path.replace(/\.[cm]?[jt]sx?$/, '')

const graphOf = (sources: readonly Source[]): Graph => {
  const known = new Set(sources.map(({ path }) => nameOf(path)))
  const found = (target: string): string[] =>
    [CONFIG[target] ?? target, `${target}/index`].filter((name) => known.has(name)).slice(0, 1)
  return new Map(
    sources.map((source) => {
      const targets = importsOf({ ...source, text: withoutDynamic(source.text) })
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ target }) => found(target))
      return [nameOf(source.path), [...new Set(targets)]]
    }),
  )
}

const withoutDynamic = (text: string): string =>
  text.replace(/\bimport\(\s*(['"`])[^'"`\n]+\1\s*\)/g, 'undefined')

/** Tarjan's strongly connected components, without recursion. */
const groupsOf = (graph: Graph): string[][] => {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const groups: string[][] = []
  const lower = (name: string, value: number) => low.set(name, Math.min(low.get(name) ?? value, value))
  const enter = (name: string) => {
    order.set(name, order.size)
    lower(name, order.size - 1)
    stack.push(name)
    onStack.add(name)
  }
  const leave = (name: string) => {
    if (low.get(name) !== order.get(name)) return
    const group = stack.splice(stack.indexOf(name))
    for (const each of group) onStack.delete(each)
    groups.push(group)
  }
  for (const root of graph.keys()) {
    if (order.has(root)) continue
    enter(root)
    const path = [{ name: root, at: 0 }]
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = graph.get(top.name)?.[top.at++]
      if (next === undefined) {
        path.pop()
        leave(top.name)
        const above = path.at(-1)
        if (above) lower(above.name, low.get(top.name) ?? 0)
      } else if (!order.has(next)) {
        enter(next)
        path.push({ name: next, at: 0 })
      } else if (onStack.has(next)) lower(top.name, order.get(next) ?? 0)
    }
  }
  return groups
}
