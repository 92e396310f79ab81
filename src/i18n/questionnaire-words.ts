import type { Messages } from './namespaces'

/** A message is a text, or an array where the build has parsed its arguments already. */
type Tree = { [key: string]: Tree | string | unknown[] }

/**
 * The messages for a test that is a questionnaire: what `questionnaire.test` says stands in the place of what `test` says
 * under the same name. The IQ test speaks of its clock, its rules and of what is solved; the screens ask for one name.
 */
export const questionnaireWords = (messages: Messages): Messages => ({
  ...messages,
  test: overlay(messages.test, messages.questionnaire.test) as Messages['test'],
})

const overlay = (words: Tree, own: Tree): Tree => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(own).map(([name, said]) => {
      const before = words[name]
      return [name, isTree(said) && isTree(before) ? overlay(before, said) : said]
    }),
  ),
})

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
