import type { NamespaceKeys, NestedKeyOf } from 'next-intl'
import type { Messages } from './namespaces'

/** A namespace or a part of one, named as `useTranslations` names it: `pay`, `test.question.picker`. */
export type WordsPath = NamespaceKeys<Messages, NestedKeyOf<Messages>>

type Tree = { [key: string]: Tree }
type Picked<Part> = { [Key in keyof Part]?: Part[Key] extends string ? Part[Key] : Picked<Part[Key]> }

/** The words of these names and no others, each where it stood. */
export const pickWords = ({
  messages,
  of,
}: {
  messages: Messages
  of: readonly WordsPath[]
}): Picked<Messages> =>
  pick(
    messages as unknown as Tree,
    of.map((name) => name.split('.')),
  ) as Picked<Messages>

const pick = (tree: Tree, paths: string[][]): Tree => {
  const names = new Set(paths.map(([name]) => name!))
  return Object.fromEntries(
    [...names].map((name) => {
      const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
      return [name, below.some(({ length }) => length === 0) ? tree[name]! : pick(tree[name]!, below)]
    }),
  )
}
