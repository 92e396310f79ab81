import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'
import { questionnaireWords } from '@/i18n/questionnaire-words'
import { leavesOf, type Tree } from './compare'

const namesOf = (words: object): string[] => [...leavesOf(words as Tree).keys()]

describe.each(LOCALES)('the words of a questionnaire in %s', (locale) => {
  it('stand in the place of words that there are', async () => {
    const { test, questionnaire } = await readMessages(locale)
    const known = new Set(namesOf(test))
    expect(namesOf(questionnaire.test).filter((name) => !known.has(name))).toEqual([])
  })

  it('are its own where it has some, and else those of every test', async () => {
    const messages = await readMessages(locale)
    const { test, questionnaire, ...rest } = questionnaireWords(messages)
    const own = leavesOf(questionnaire.test as Tree)
    const expected = [...leavesOf(messages.test as Tree)].map(([name, text]) => [name, own.get(name) ?? text])
    expect([...leavesOf(test as Tree)]).toEqual(expected)
    expect({ test: messages.test, questionnaire, ...rest }).toEqual(messages)
  })
})
