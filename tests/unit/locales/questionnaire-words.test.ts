import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'
import { questionnaireWords } from '@/i18n/questionnaire-words'
import { leavesOf, type Tree } from './compare'

const namesOf = (words: object): string[] => [...leavesOf(words as Tree).keys()]

/** Two of the reasons for which nothing is told: answers that contradict each other, and a line that says what to choose. */
const REASONS: Record<Locale, RegExp> = {
  EN: /did not fit together or did not do what a line asked/,
  DE: /passten nicht zueinander oder nicht zu dem, worum eine Zeile bat/,
  FR: /ne concordaient pas entre elles ou ne suivaient pas ce que demandait une ligne/,
  ES: /no encajaban entre sí o no hacían lo que pedía una línea/,
  PT: /não condiziam entre si ou não faziam o que uma linha pedia/,
  JA: /互いに食い違う回答や、文の指示どおりでない回答/,
  KR: /서로 맞지 않거나 문장이 시킨 대로가 아니었어요/,
  CN: /前后不一致，或没有照题目的要求去选/,
  HK: /前後不一致，或沒有按題目的要求去選/,
}

describe.each(LOCALES)('the words of a questionnaire in %s', (locale) => {
  it('stand in the place of words that there are', async () => {
    const { test, questionnaire } = await readMessages(locale)
    const known = new Set(namesOf(test))
    expect(namesOf(questionnaire.test).filter((name) => !known.has(name))).toEqual([])
  })

  it('tell why answers of a questionnaire cannot be evaluated, and nothing of that beside a puzzle', async () => {
    const messages = await readMessages(locale)
    expect(questionnaireWords(messages).test.abnormal.text).toMatch(REASONS[locale])
    expect(messages.test.abnormal.text).not.toMatch(REASONS[locale])
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
