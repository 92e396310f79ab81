import { beforeAll, describe, expect, it } from 'vitest'
import { readMessages } from '@/i18n/messages'
import type { Messages } from '@/i18n/namespaces'
import { pickWords } from '@/i18n/pick-words'

let messages: Messages
beforeAll(async () => {
  messages = await readMessages('EN')
})

describe('the words that a page sends to the browser', () => {
  it('are the namespaces that it names', () => {
    expect(pickWords({ messages, of: ['passing', 'triple'] })).toEqual({
      passing: messages.passing,
      triple: messages.triple,
    })
  })

  it('are of a namespace the parts that it names', () => {
    const { common, question } = messages.test
    expect(pickWords({ messages, of: ['test.common', 'test.question.picker'] })).toEqual({
      test: { common, question: { picker: question.picker } },
    })
  })

  it('are the whole where a part of it is named as well, in any order', () => {
    const whole = { test: { question: messages.test.question } }
    expect(pickWords({ messages, of: ['test.question.picker', 'test.question'] })).toEqual(whole)
    expect(pickWords({ messages, of: ['test.question', 'test.question.picker'] })).toEqual(whole)
  })

  it('leave the messages as they were', async () => {
    const before = structuredClone(messages)
    pickWords({ messages, of: ['test.question', 'test.question.picker', 'pay'] })
    expect(messages).toEqual(before)
  })

  it('have names that the compiler knows', () => {
    // @ts-expect-error There is no such namespace.
    expect(pickWords({ messages, of: ['nothing'] })).toEqual({})
  })
})
